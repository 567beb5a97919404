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

/**
 * Hears who sits at this browser by another tab's word.
 * @returns stops hearing
 */
export function hearOtherTabs(onChange: (userId: string | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === null) return;
    onChange(newValue.split(' ')[0] || null);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
