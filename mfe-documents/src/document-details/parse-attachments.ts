/** An address that a browser may follow as a picture: never `javascript:` or `data:`. */
function isImageAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    return ['https:', 'http:'].includes(new URL(value, window.location.origin).protocol);
  } catch {
    return false;
  }
}

/** Addresses of the photos, from the wire's JSON text. Text that is no list of addresses gives none. */
export function parseAttachments(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isImageAddress) : [];
  } catch {
    return [];
  }
}
