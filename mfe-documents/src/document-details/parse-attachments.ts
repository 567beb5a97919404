/** An address that a browser may follow as a picture: never `javascript:` or `data:`. */
function isImageAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    return ['https:', 'http:'].includes(new URL(value, window.location.origin).protocol);
  } catch {
    return false;
  }
}

/** The photos of a document. */
export interface Attachments {
  addresses: string[];
  /** The text was no list of addresses, or some of it was not: the screen says so. */
  broken: boolean;
}

/** Reads the addresses of the photos from the wire's JSON text. */
export function parseAttachments(text: string): Attachments {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return { addresses: [], broken: true };
    const addresses = value.filter(isImageAddress);
    return { addresses, broken: addresses.length < value.length };
  } catch {
    return { addresses: [], broken: true };
  }
}
