import { useWedge } from '@hand-receipt/scan';
import { type RefObject, useEffect } from 'react';

const TEXT_BOXES = 'input, textarea, select';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches(TEXT_BOXES);
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;

/** A hand scanner types into the box wherever the focus is; `/` leads to it, and Esc clears it. */
export function useCodeKeys(box: RefObject<HTMLInputElement | null>): void {
  useWedge(box);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const field = box.current;
      if (!field) return;
      if (event.key === '/' && !isTyping(event.target) && !isInDialog(event.target)) {
        event.preventDefault();
        field.focus();
      }
      if (event.key === 'Escape' && event.target === field) field.value = '';
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
