import { type CSSProperties, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useEscape } from '../overlay/use-escape';

/** Fixed under the button, so that no scrolling box cuts it off, and towards the middle, so that the window does not. */
function placeUnder(button: HTMLElement): CSSProperties {
  const box = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const opensUp = box.bottom > window.innerHeight * 0.7;
  const vertical = opensUp ? { bottom: window.innerHeight - box.top + 4 } : { top: box.bottom + 4 };
  const isLeft = box.left + box.right < width;
  return { ...(isLeft ? { left: box.left } : { right: width - box.right }), ...vertical };
}

const isOnScreen = (button: HTMLElement): boolean => {
  const { top, bottom } = button.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

interface PlaceUnder {
  /** Holds the button, which comes first, and what opens under it. */
  root: RefObject<HTMLSpanElement | null>;
  /** Null while it is closed. */
  place: CSSProperties | null;
  toggle: () => void;
  hide: () => void;
  /** Hides it, and the focus goes back to the button. */
  close: () => void;
}

/** Opens something under a button, until there is a press outside, Escape, or the button leaves the screen. */
export function usePlaceUnder(): PlaceUnder {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  const open = place !== null;
  const hide = () => setPlace(null);
  const follow = useCallback(() => {
    const button = root.current?.querySelector('button');
    setPlace(button && isOnScreen(button) ? placeUnder(button) : null);
  }, []);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) hide();
    };
    document.addEventListener('pointerdown', closeOutside);
    // A page that still rolls after a flick of the finger takes the menu along.
    window.addEventListener('scroll', follow, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', follow, true);
    };
  }, [open, follow]);

  const close = () => {
    hide();
    root.current?.querySelector('button')?.focus();
  };
  useEscape(open, close);
  return { root, place, toggle: () => (open ? hide() : follow()), hide, close };
}
