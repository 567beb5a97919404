import { sessionStore } from '@hand-receipt/platform';

const KEY = 'handreceipt.lastActivity';
/** Events of a user at the screen. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
/** A touch so soon after another says nothing new. */
const GRAIN_MS = 1000;

/** Where storage is refused, each tab knows of itself only. */
let own = Date.now();

function shared(): number {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return Number.isFinite(stored) && stored > 0 ? stored : 0;
  } catch {
    return 0;
  }
}

/** Epoch milliseconds of the last touch in any tab of this browser. */
export function lastActivity(): number {
  const at = shared();
  // A time to come is a clock that was set back: nobody has touched anything yet.
  return at && at <= Date.now() ? at : own;
}

/** The user is active. */
export function noteActivity(): void {
  own = Date.now();
  try {
    localStorage.setItem(KEY, String(own));
  } catch {
    // This tab knows.
  }
}

function onTouch(): void {
  // Until it is known who sits here, a touch must not keep a session alive that nobody has used for hours.
  if (sessionStore.getState().status === 'loading' || Date.now() - own < GRAIN_MS) return;
  noteActivity();
}

/** Notes each touch of this page. @returns stops */
export function followActivity(): () => void {
  for (const touch of TOUCHES) window.addEventListener(touch, onTouch, { capture: true, passive: true });
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, onTouch, { capture: true });
  };
}
