import { UPLOADS } from '@hand-receipt/contracts';
import { NoPhoto } from './require-photo';

const THUMBNAIL_PX = 160;
const QUALITY = 0.85;

/** A photo as it is sent. */
export interface ShrunkPhoto {
  /** JPEG, upright, no longer than the server keeps, and without what the camera wrote besides. */
  photo: Blob;
  /** A small picture of it, as a data URL. */
  thumbnail: string;
}

/** Draws a picture so that its longer edge has at most `longest` pixels. */
function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new NoPhoto('This device cannot read the photo.');
  // JPEG knows no transparency: what is clear in a PNG would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new NoPhoto('This device cannot read the photo.'))),
      'image/jpeg',
      QUALITY,
    ),
  );

/**
 * Makes a photo as small as the server would, on the device: a slow line then carries a tenth of it, and
 * the place where it was taken never leaves the phone.
 *
 * @throws NoPhoto for a picture that cannot be read
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new NoPhoto('This photo is damaged. Take or save it anew.');
  });
  try {
    const photo = await toJpeg(draw(picture, UPLOADS.longestEdgePx));
    return { photo, thumbnail: draw(picture, THUMBNAIL_PX).toDataURL('image/jpeg', QUALITY) };
  } finally {
    picture.close();
  }
}
