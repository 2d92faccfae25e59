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

  /** Milliseconds from the model of a cell's widget until its first cards are painted. */
  const modelToPaint = async (find) => {
    const { sessionContext } = window.notebook;
    let came = 0;
    const hear = (_, { header, content }) => {
      const widget = header.msg_type === "comm_open" && content.data?.state?._anywidget_id;
      if (widget) came = performance.now();
    };
    sessionContext.iopubMessage.connect(hear);
    const old = find();
    await window.jupyterapp.commands.execute("notebook:run-cell");
    await until(window.notebook.node, () => find() && find() !== old);
    sessionContext.iopubMessage.disconnect(hear);
    return (await painted()) - came;
  };

  /** Milliseconds from the moment something comes into view until its cards are painted. */
  const viewToPaint = async (place) => {
    const start = performance.now();
    place.scrollIntoView();
    await until(place, () => place.querySelector("[data-card]"));
    return (await painted()) - start;
  };

  window.stopwatch = { painted, until, clickToPaint, clickToChanged, modelToPaint, viewToPaint };
})();
