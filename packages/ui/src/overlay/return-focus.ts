import { type Line, lineAround, nextLine } from '../focus/next-line';

const DIALOGS = '.hr-surface';

/** What had the focus last before any dialog opened, and the line of a list that it is in. */
let outside: Element | null = null;
let around: Line | null = null;

/** Called as a dialog opens, before it takes the focus. */
export function rememberOpener(): void {
  const opener = document.activeElement;
  if (!opener || opener === document.body || opener.closest(DIALOGS)) return;
  outside = opener;
  around = lineAround(opener);
}

/** What was answered in a dialog may have taken its button along, or its whole line: the focus must not be lost. */
const inItsPlace = (): HTMLElement | null => (around && nextLine(around)) ?? document.querySelector('main');

/**
 * Where the focus goes as a dialog closes that was opened by `opener`: null for there, which is the rule. A dialog may
 * have taken the place of the one that it was opened from, and nothing has the focus in between; then it is whatever
 * opened the first.
 */
export function focusAfter(opener: Element | null): HTMLElement | null {
  if (opener?.isConnected && opener !== document.body) return null;
  return outside instanceof HTMLElement && outside.isConnected ? outside : inItsPlace();
}
