/** After this long without an answer we say that Python may have stopped. */
export const PATIENCE = 5000;
