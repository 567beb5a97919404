const KEY = 'handreceipt.session';

/** Tells the other tabs of this browser who sits here now; null: nobody. */
export function tellOtherTabs(userId: string | null): void {
  try {
    // The time makes each message differ from the last: what does not change is not heard.
    localStorage.setItem(KEY, `${userId ?? ''} ${Date.now()}`);
  } catch {
    // Without storage each tab finds out by its next call.
  }
}

const userIn = (message: string) => message.split(' ')[0] || null;

/**
 * Hears who sits at this browser by another tab's word. A page that comes back by Back or Forward as it was left has
 * missed what was said meanwhile, and reads the last of it.
 * @returns stops hearing
 */
export function hearOtherTabs(onChange: (userId: string | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) onChange(userIn(newValue));
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const message = persisted ? localStorage.getItem(KEY) : null;
    if (message !== null) onChange(userIn(message));
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}
