import { UPLOADS } from '@hand-receipt/contracts';
import { ApiError } from '../kernel';
import { refuseHiddenContent, requirePhoto } from './photo-kind';

/** An upload as it is kept. */
export interface CleanFile {
  /** JPEG without metadata, or a PDF as it was sent. */
  bytes: Buffer;
  /** In pixels; 0 for a PDF. */
  width: number;
  height: number;
  mediaType: 'image/jpeg' | 'application/pdf';
}

/** Loaded with the first photo: it is a large native library. */
const loadSharp = async () => (await import('sharp')).default;

const QUALITY = 82;

const million = (pixels: number): string => `${Math.round(pixels / 1_000_000)} million`;

/** @throws ApiError 415 for a picture that cannot be read, 413 for one of too many pixels. */
async function requireReadable(bytes: Buffer): Promise<void> {
  // Only the header is read here: nothing is decoded before its size is known.
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (!width || !height) throw damaged();
  if (width * height > UPLOADS.pixels) {
    throw new ApiError(
      413,
      'too-large',
      `This photo has ${million(width * height)} pixels; at most ${million(UPLOADS.pixels)} are taken.`,
    );
  }
}

const damaged = () =>
  new ApiError(
    415,
    'unsupported-media-type',
    'This photo is damaged. Take it again, or save it as a new JPEG.',
  );

/**
 * Makes a new picture of what was sent: upright, no larger than needed, and with nothing of the file but
 * what is to be seen. Where and when it was taken, by what, and whatever else the file carried is gone.
 *
 * @throws ApiError 415 for what is no photo, or more than one; 413 for one of too many pixels.
 */
export async function cleanPhoto(sent: Buffer): Promise<CleanFile> {
  requirePhoto(sent);
  await refuseHiddenContent(sent);
  await requireReadable(sent);
  const sharp = await loadSharp();
  const edge = UPLOADS.longestEdgePx;
  const { data, info } = await sharp(sent, {
    limitInputPixels: UPLOADS.pixels,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged();
    });
  return { bytes: data, width: info.width, height: info.height, mediaType: 'image/jpeg' };
}
