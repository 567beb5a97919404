const KEY = 'handreceipt.pinAsked';

/** Remembers on this device who asks for a PIN, so that it holds before their settings are loaded. */
export function rememberPinAsked(userId: string | null): void {
  try {
    if (userId) localStorage.setItem(KEY, userId);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it holds as soon as the settings are loaded.
  }
}

export function isPinAsked(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}
