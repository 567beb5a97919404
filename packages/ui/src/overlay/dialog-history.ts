/**
 * Back closes the dialog on top, as it does in a phone's own applications. A dialog that opens adds an entry to the
 * history with the address that the page has; Back then leaves that entry instead of the page.
 *
 * A dialog that is closed in another way leaves its entry behind: the entry has the page's newest address, and the one
 * under it an older one of the same page. Back steps over both, and the next dialog takes the entry over.
 */

/** In an entry's state: how many entries under it are older forms of the same page. Survives a reload. */
const MARK = 'dialogEntries';

interface OpenDialog {
  /** As Escape does: closes it, asks first, or does nothing while it is busy. */
  dismiss: () => void;
}

const open: OpenDialog[] = [];

const state = () => (history.state ?? {}) as Record<string, unknown>;
const numberIn = (key: string) => {
  const value = state()[key];
  return typeof value === 'number' ? value : 0;
};
/** Where in the history the page stands; React Router counts its own entries in the same way. */
const position = () => numberIn('idx');

let current = { position: position(), marked: numberIn(MARK), address: location.href, state: state() };

function remember(marked: number): void {
  if (numberIn(MARK) !== marked) history.replaceState({ ...state(), [MARK]: marked }, '');
  current = { position: position(), marked, address: location.href, state: state() };
}

/** Called at each new address, which the router may have written over the entry of a dialog, and as one opens. */
export function updateEntries(): void {
  remember(position() === current.position ? current.marked : numberIn(MARK));
  while (current.marked < open.length) {
    history.pushState({ ...state(), idx: current.position + 1, [MARK]: current.marked + 1 }, '');
    remember(current.marked + 1);
  }
}

/** @returns called when the dialog has closed, in whatever way */
export function enterDialog(dialog: OpenDialog): () => void {
  open.push(dialog);
  updateEntries();
  return () => void open.splice(open.indexOf(dialog), 1);
}

/** The entry under the one that was left takes its newest address over. */
function carryDown(): void {
  const marked = current.marked - 1;
  history.replaceState({ ...current.state, idx: position(), [MARK]: marked }, '', current.address);
  remember(marked);
}

function onPopState(event: PopStateEvent): void {
  const left = current;
  if (left.marked === 0 || position() !== left.position - 1) return remember(numberIn(MARK));
  // For the router nothing has changed: the page and its address are what they were.
  event.stopImmediatePropagation();
  carryDown();
  if (open.length < left.marked) return history.back();
  open.at(-1)?.dismiss();
  // One that asks first, or that nothing may close, is still there then.
  setTimeout(updateEntries);
}

// Before the router hears of it.
window.addEventListener('popstate', onPopState, { capture: true });
