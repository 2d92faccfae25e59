"""Card games taught in Jupyter, with the reason on every card."""
