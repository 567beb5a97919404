/** A file that cannot be sent as a photo; the message says why, in the words of the server. */
export class NoPhoto extends Error {}

const HEADER_BYTES = 12;

/** Brands of the ISO media files that phones write in place of JPEG. */
const HEIF_BRANDS = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis)$/;

/** The first bytes, a character each. */
async function headerOf(file: Blob): Promise<string> {
  const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new NoPhoto('This file cannot be read. Choose it again.'));
    reader.readAsArrayBuffer(file.slice(0, HEADER_BYTES));
  });
  return String.fromCharCode(...new Uint8Array(bytes));
}

/**
 * Says by its first bytes whether a file is a photo; neither its name nor its type counts. The server looks
 * again, and closer.
 *
 * @throws NoPhoto for whatever is no JPEG, PNG or WebP
 */
export async function requirePhoto(file: Blob): Promise<void> {
  const header = await headerOf(file);
  if (header.startsWith('\xff\xd8\xff') || header.startsWith('\x89PNG\r\n\x1a\n')) return;
  if (header.startsWith('RIFF') && header.slice(8) === 'WEBP') return;
  if (header.slice(4, 8) === 'ftyp' && HEIF_BRANDS.test(header.slice(8))) {
    throw new NoPhoto('HEIC and AVIF photos are not taken. Save the photo as JPEG and send it again.');
  }
  throw new NoPhoto('This file is not a photo. Send JPEG, PNG or WebP.');
}
