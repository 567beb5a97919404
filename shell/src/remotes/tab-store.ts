/** Reads a value that this tab keeps; null where there is none, or the browser keeps nothing. */
export function readTabValue(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a value for this tab, also over a reload. A browser that keeps nothing is no error. */
export function writeTabValue(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows of some browsers: the product works without.
  }
}
