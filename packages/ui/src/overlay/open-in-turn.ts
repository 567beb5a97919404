type Open = () => void;

/** Dialogs that wait until the one before them has settled, in order. */
const waiting = new Set<Open>();
/** The dialog that opened last, until it has settled. */
let settling: Open | undefined;

function openNext(): void {
  [settling] = waiting;
  if (!settling) return;
  waiting.delete(settling);
  const settled = freeTurnOf(settling);
  settling();
  // A dialog hides the rest of the page from screen readers in the frame after it opens.
  requestAnimationFrame(() => requestAnimationFrame(settled));
}

const freeTurnOf = (dialog: Open) => () => {
  if (settling === dialog) openNext();
};

/**
 * Opens a dialog now, or as soon as those before it have settled: one that is there too early is hidden from screen
 * readers by the one below it, and stays hidden.
 * @returns what to call as the dialog closes
 */
export function openInTurn(open: Open): () => void {
  const settled = freeTurnOf(open);
  waiting.add(open);
  if (!settling) openNext();
  return () => {
    waiting.delete(open);
    settled();
  };
}
