/** What was typed into or chosen in, inside a form or a dialog, since this page was loaded. */
const touched = new Set<HTMLElement>();

const noteTyping = ({ target }: Event) => {
  if (target instanceof HTMLElement && target.closest('form, [role=dialog]')) touched.add(target);
};

/** Follows what is typed on this page. @returns stops following */
export function watchTyping(): () => void {
  document.addEventListener('input', noteTyping, true);
  return () => document.removeEventListener('input', noteTyping, true);
}

const holdsInput = (field: HTMLElement) =>
  field.isConnected && (!('value' in field) || String(field.value).trim() !== '');

/** A screen with unsaved work has asked the browser to warn before it is left. */
const leavingIsOpposed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether loading the page again would lose something that a person typed. A form that is closed is done with. */
export function hasUnsavedInput(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some(holdsInput) || leavingIsOpposed();
}
