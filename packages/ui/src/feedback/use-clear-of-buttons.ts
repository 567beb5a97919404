import { type RefObject, useLayoutEffect, useState } from 'react';

const SPACE = 8;
const FEET = '.hr-drawer-foot, .hr-dialog-foot';

/** Pixels from the window's lower edge to above the buttons of an open drawer or dialog that the host would cover. */
function clearanceOf(host: HTMLElement): number | undefined {
  const { left, right } = host.getBoundingClientRect();
  const tops = [...document.querySelectorAll(FEET)]
    .map((foot) => foot.getBoundingClientRect())
    .filter((foot) => foot.height > 0 && foot.left < right && foot.right > left)
    .map((foot) => foot.top);
  return tops.length > 0 ? window.innerHeight - Math.min(...tops) + SPACE : undefined;
}

/**
 * Keeps a toast off the buttons of what lies over the page: looks again when a drawer or dialog opens or closes.
 *
 * @returns the host's `bottom`; undefined where nothing is in the way.
 */
export function useClearOfButtons(host: RefObject<HTMLElement | null>, isShown: boolean): number | undefined {
  const [bottom, setBottom] = useState<number>();
  useLayoutEffect(() => {
    const element = host.current;
    if (!isShown || !element) return;
    const measure = () => setBottom(clearanceOf(element));
    const changes = new MutationObserver(measure);
    measure();
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measure);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [host, isShown]);
  return bottom;
}
