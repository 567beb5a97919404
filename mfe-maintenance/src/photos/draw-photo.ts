import { NoPhoto } from './no-photo';
import { dataUrlOf } from './read-file';

/** A photo as it is sent. */
export interface ShrunkPhoto {
  /** JPEG, upright, no longer than the server keeps, and without what the camera wrote besides. */
  photo: Blob;
  /** A small picture of it, as a data URL. */
  thumbnail: string;
}

const THUMBNAIL_PX = 160;
const QUALITY = 0.85;

/** Draws a picture so that its longer edge has at most `longest` pixels. */
function draw(picture: ImageBitmap | OffscreenCanvas, longest: number): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const edge = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const canvas = new OffscreenCanvas(edge(picture.width), edge(picture.height));
  const context = canvas.getContext('2d');
  if (!context) throw new NoPhoto('This device cannot read the photo.');
  // JPEG knows no transparency: what is clear in a PNG would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: OffscreenCanvas): Promise<Blob> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });

/**
 * Decodes a photo and draws it upright. Call it in a worker, so that the page stays responsive.
 *
 * @param longestEdge pixels of the longer edge, at the most
 * @throws NoPhoto for a picture that cannot be read
 */
export async function drawPhoto(file: Blob, longestEdge: number): Promise<ShrunkPhoto> {
  if (typeof OffscreenCanvas === 'undefined') throw new NoPhoto('This device cannot read the photo.');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new NoPhoto('This photo is damaged. Take it again, or save it as a new JPEG.');
  });
  const small = draw(picture, longestEdge);
  // Its pixels take 50 MB: they go before the next picture is drawn.
  picture.close();
  const photo = await toJpeg(small);
  return { photo, thumbnail: await dataUrlOf(await toJpeg(draw(small, THUMBNAIL_PX))) };
}
