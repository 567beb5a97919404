import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import './tooltip.css';
import { TOOLTIP_ID, type TooltipTarget, watchTooltips } from './watch-tooltips';

const GAP = 6;
const EDGE = 8;

/** Below the control, or above it where there is no room; never past the edge of the window. */
function place(tooltip: HTMLElement, anchor: HTMLElement) {
  const target = anchor.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const centred = target.left + target.width / 2 - width / 2;
  const left = Math.max(EDGE, Math.min(centred, window.innerWidth - width - EDGE));
  const below = target.bottom + GAP;
  const top = below + height > window.innerHeight - EDGE ? target.top - GAP - height : below;
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${Math.max(EDGE, top)}px`;
}

/** Draws the one tooltip of the page. */
export function TooltipHost() {
  const [target, setTarget] = useState<TooltipTarget | null>(null);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => watchTooltips(setTarget), []);

  useLayoutEffect(() => {
    if (!target || !element.current) return;
    place(element.current, target.anchor);
    // A tooltip that repeats the name would be read twice.
    if (target.anchor.getAttribute('aria-label') === target.text) return;
    target.anchor.setAttribute('aria-describedby', TOOLTIP_ID);
    return () => target.anchor.removeAttribute('aria-describedby');
  }, [target]);

  if (!target) return null;
  return (
    <div ref={element} id={TOOLTIP_ID} role="tooltip" className="hr-tooltip">
      {target.text}
    </div>
  );
}
