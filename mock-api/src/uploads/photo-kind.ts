import { ApiError } from '../kernel';

const unsupported = (message: string) => new ApiError(415, 'unsupported-media-type', message);

const startsWith = (bytes: Buffer, hex: string, at = 0): boolean =>
  bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Brands of the ISO media files that phones write in place of JPEG. */
const HEIF_BRANDS = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis)$/;

/**
 * Says by its first bytes what a file is; neither its name nor the type that it was sent with counts.
 *
 * @throws ApiError 415 for whatever is no JPEG, PNG or WebP.
 */
export function requirePhoto(bytes: Buffer): void {
  if (startsWith(bytes, 'ffd8ff') || startsWith(bytes, '89504e470d0a1a0a')) return;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return;
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIF_BRANDS.test(ascii(bytes, 8, 12))) {
    throw unsupported('HEIC and AVIF photos are not taken. Save the photo as JPEG and send it again.');
  }
  throw unsupported('This file is not a photo or a PDF. Send JPEG, PNG, WebP or PDF.');
}

/** Words that a browser, an interpreter or a reader of PDF acts upon. No photo needs them. */
const ACTIVE_WORDS =
  /<script[\s>/]|<svg\s[a-z]|<html[\s>]|<iframe[\s>]|<\?php\s|<!doctype html|javascript:|%PDF-1\.|<!entity\s/i;

const SLICE = 1024 * 1024;
const LONGEST_WORD = 32;

/** A ZIP, and so a JAR, is read from its end: whatever stands before it is ignored. */
function endsAsZip(bytes: Buffer): boolean {
  const HEADER = 22;
  const last = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return (
    last >= 0 &&
    last + HEADER <= bytes.length &&
    last + HEADER + bytes.readUInt16LE(last + 20) === bytes.length
  );
}

/**
 * Refuses a file that is a photo and something else besides. Looked through slice by slice, so that
 * other requests are served meanwhile.
 *
 * @throws ApiError 415
 */
export async function refuseHiddenContent(bytes: Buffer): Promise<void> {
  const hidden = unsupported(
    'This file contains data after the image. Take the photo again, or save it as a new JPEG.',
  );
  if (endsAsZip(bytes)) throw hidden;
  for (let at = 0; at < bytes.length; at += SLICE) {
    if (ACTIVE_WORDS.test(ascii(bytes, at, at + SLICE + LONGEST_WORD))) throw hidden;
    await new Promise((next) => setImmediate(next));
  }
}
