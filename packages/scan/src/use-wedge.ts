import { type RefObject, useEffect } from 'react';

const TEXT_BOXES = 'input, textarea, select';
const DIALOG = '[role=dialog], [role=alertdialog]';

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** The user types in another field, or in a dialog that stands over the one with the box for codes. */
const isElsewhere = (target: EventTarget | null, box: HTMLElement) => {
  if (!(target instanceof Element)) return false;
  const dialog = target.closest(DIALOG);
  return target.matches(TEXT_BOXES) || (dialog !== null && !dialog.contains(box));
};

/**
 * Leads what a scanner types to the box for codes, wherever in the page or its dialog the focus is: a person who has just
 * pressed a button, or nothing yet, goes on scanning. The key's own event then writes into the box.
 */
export function useWedge(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (box.current && isCharacter(event) && !isElsewhere(event.target, box.current)) box.current.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
