/** Over plain HTTP a browser has no clipboard for pages, but it copies what is selected. */
function copySelected(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  // Within a dialog, which keeps the focus inside it.
  const home = focused?.closest('[role=dialog]') ?? document.body;
  home.append(area);
  area.focus({ preventScroll: true });
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!copied) throw new Error('The browser did not copy the text.');
}

/**
 * Puts text on the clipboard.
 *
 * @throws Error where the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // Typed as always there, it is missing on addresses that are neither HTTPS nor localhost.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) await clipboard.writeText(text);
  else copySelected(text);
}
