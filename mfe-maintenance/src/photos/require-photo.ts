import { UPLOADS } from '@hand-receipt/contracts';
import { NoPhoto } from './no-photo';
import { photoSize } from './photo-size';
import { bytesOf, latinOf } from './read-file';

const HEADER_BYTES = 12;

/** Brands of the ISO media files that phones write in place of JPEG. */
const HEIF_BRANDS = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis)$/;

async function requireKind(file: Blob): Promise<void> {
  const header = latinOf(await bytesOf(file, 0, HEADER_BYTES));
  if (header.startsWith('\xff\xd8\xff') || header.startsWith('\x89PNG\r\n\x1a\n')) return;
  if (header.startsWith('RIFF') && header.slice(8) === 'WEBP') return;
  if (header.slice(4, 8) === 'ftyp' && HEIF_BRANDS.test(header.slice(8))) {
    throw new NoPhoto('HEIC and AVIF photos are not taken. Save the photo as JPEG and send it again.');
  }
  throw new NoPhoto('This file is not a photo. Send JPEG, PNG or WebP.');
}

const million = (pixels: number): string => `${Math.round(pixels / 1_000_000)} million`;

/**
 * Says by its first bytes whether a file is a photo, and one that the device can hold; neither its name nor its
 * type counts. The server looks again, and closer.
 *
 * @throws NoPhoto for whatever is no JPEG, PNG or WebP, and for one of too many pixels
 */
export async function requirePhoto(file: Blob): Promise<void> {
  await requireKind(file);
  const size = await photoSize(file);
  const pixels = size ? size.width * size.height : 0;
  if (pixels > UPLOADS.pixels) {
    throw new NoPhoto(
      `This photo has ${million(pixels)} pixels; at most ${million(UPLOADS.pixels)} are taken.`,
    );
  }
}
