// Stop-watches that run in the page; bench/page.py evaluates this file and calls them.
(() => {
  const SECONDS = 20;

  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });

  const until = (root, holds) =>
    new Promise((resolve, reject) => {
      if (holds()) return resolve();
      const late = setTimeout(() => reject(new Error(`waited in vain for ${holds}`)), SECONDS * 1000);
      const watch = new MutationObserver(() => {
        if (!holds()) return;
        watch.disconnect();
        clearTimeout(late);
        resolve();
      });
      watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  /** Milliseconds from the click until what it brings about is painted. */
  const clickToPaint = async (root, button, holds) => {
    await painted();
    const start = performance.now();
    button.click();
    await until(root, holds);
    return (await painted()) - start;
  };

  /** Milliseconds from the click until the page has changed for the last time, before it is painted. */
  const clickToChanged = async (root, button) => {
    await painted();
    let changed = 0;
    const watch = new MutationObserver(() => {
      changed = performance.now();
    });
    watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    const start = performance.now();
    button.click();
    for (let frames = 0; frames < 3 || (!changed && frames < 300); frames++) await painted();
    watch.disconnect();
    if (!changed) throw new Error(`nothing changed after a click on ${button.outerHTML}`);
    return changed - start;
  };

  window.stopwatch = { painted, until, clickToPaint, clickToChanged };
})();
