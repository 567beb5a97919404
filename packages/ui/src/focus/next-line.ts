const LINES = 'tr[data-row], li';

/** A line of a list, and where it stands among the others. */
export interface Line {
  line: HTMLElement;
  list: Element | null;
  place: number;
}

/** The row or list item that something is in; null outside of any. */
export function lineAround(element: Element): Line | null {
  const line = element.closest<HTMLElement>(LINES);
  if (!line) return null;
  const list = line.parentElement;
  return { line, list, place: list ? [...list.children].indexOf(line) : 0 };
}

/**
 * The line itself, the one that came in its place, or the last that is left; null where none is. The line and not a
 * button of it: a person who presses Enter twice must not answer what they have not read.
 */
export function nextLine({ line, list, place }: Line): HTMLElement | null {
  const lines = list?.isConnected ? [...list.children] : [];
  const next = line.isConnected
    ? line
    : [...lines.slice(place), ...lines.slice(0, place).reverse()].find((other) => other.matches(LINES));
  if (!(next instanceof HTMLElement)) return null;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  return next;
}
