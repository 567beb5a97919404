import { type RefObject, useEffect } from 'react';

const EDITABLE = 'input:not([type=checkbox]), select, textarea, [contenteditable=true]';
const DIALOG = '[role=dialog], [role=alertdialog]';

/** Something else is being edited, or a dialog has the focus. */
function isBusyElsewhere(field: HTMLElement): boolean {
  const active = document.activeElement;
  if (document.querySelector(DIALOG) !== null && field.closest(DIALOG) === null) return true;
  return active !== field && active !== null && active.matches(EDITABLE);
}

/** Enter ends a text or day of the list: it gives the focus up, which the one field takes, so that the next scan is no text. */
function leaveOnEnter({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLElement)) return;
  if (target.matches(EDITABLE) && target.closest('[data-leave-on-enter]') !== null) target.blur();
}

/**
 * Keeps the focus in the one field: it comes back after every button, dialog, toast and camera scan. A person who walks
 * the page by Tab keeps their place until they press something.
 */
export function useOneField(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let byTab = false;
    const comeBack = () => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (field.current && !isBusyElsewhere(field.current)) field.current.focus({ preventScroll: true });
      });
      timers.add(timer);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      byTab = event.key === 'Tab';
      leaveOnEnter(event);
    };
    const onPress = () => {
      byTab = false;
      comeBack();
    };
    const onFocusIn = () => {
      if (!byTab) comeBack();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && !byTab) comeBack();
    };
    // What is removed while it has the focus sends no event, nor does a dialog that is gone after it gave the focus back.
    const lost = setInterval(() => {
      if (document.activeElement === document.body || !byTab) comeBack();
    }, 250);
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('click', onPress);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    comeBack();
    return () => {
      clearInterval(lost);
      timers.forEach(clearTimeout);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('click', onPress);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [field, isOn]);
}
