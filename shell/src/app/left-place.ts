const KEY = 'handreceipt.leftPlace';

/**
 * Where a person was when their session ended in mid-work, kept for this tab, so that they come back to it even
 * if they reload before they sign in again.
 */
export function keepPlace(userId: string, path: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ userId, path }));
}

export function forgetPlace(): void {
  sessionStorage.removeItem(KEY);
}

/** The place that this person left, or null. Nobody is sent to where another was. */
export function placeOf(userId: string | undefined): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      userId?: string;
      path?: string;
    } | null;
    const inside = kept?.path?.startsWith('/') && !kept.path.startsWith('//');
    return kept && inside && kept.userId === userId ? (kept.path ?? null) : null;
  } catch {
    return null;
  }
}
