import { TOOLTIP_DELAY_MS } from '@hand-receipt/contracts';

export interface TooltipTarget {
  anchor: HTMLElement;
  text: string;
}

/** Long enough to move the pointer from the control onto its tooltip (WCAG 1.4.13). */
const LEAVE_MS = 120;
export const TOOLTIP_ID = 'hr-tooltip';

const anchorOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;

const onTooltip = (event: Event) =>
  event.target instanceof Element && event.target.closest(`#${TOOLTIP_ID}`) !== null;

/**
 * Watches the whole document for controls with `data-tooltip`, so that a table of a thousand buttons carries no
 * listener of its own. Shows after 700 ms of pointer or keyboard focus; Escape, a press or leaving hides.
 * @returns its undo
 */
export function watchTooltips(show: (target: TooltipTarget | null) => void): () => void {
  let anchor: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  const hide = () => {
    clearTimeout(timer);
    anchor = null;
    show(null);
  };
  const enter = (event: Event) => {
    if (onTooltip(event)) return clearTimeout(timer);
    const next = anchorOf(event);
    if (next === anchor) return next ? undefined : clearTimeout(timer);
    if (!next) return after(LEAVE_MS, hide);
    if (anchor) show(null);
    anchor = next;
    after(TOOLTIP_DELAY_MS, () => {
      const text = next.isConnected ? next.dataset.tooltip : '';
      if (text) show({ anchor: next, text });
    });
  };
  // A dialog focuses its first control when it opens. Only keyboard focus shows the tooltip.
  const focus = (event: Event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) enter(event);
  };
  const leave = (event: Event) => {
    if (anchor && (anchorOf(event) === anchor || onTooltip(event))) after(LEAVE_MS, hide);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  const listeners: [keyof DocumentEventMap, (event: never) => void][] = [
    ['pointerover', enter],
    ['pointerout', leave],
    ['focusin', focus],
    ['focusout', hide],
    ['pointerdown', hide],
    ['keydown', onKey],
  ];
  for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener);
  window.addEventListener('scroll', hide, true);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
    window.removeEventListener('scroll', hide, true);
  };
}
