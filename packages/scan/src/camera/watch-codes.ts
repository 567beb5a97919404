import { freshCodes } from './fresh-codes';
import { prepareDecoder, readCodes } from './read-codes';

/** Between two pictures: the person must see the picture move, and the phone must stay cool. */
const PAUSE_MS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** The present picture of a video; null before the first. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0);
  return context?.getImageData(0, 0, width, height) ?? null;
}

/**
 * Reads the codes that a video shows, until it is told to stop.
 *
 * @throws where the decoder cannot be loaded
 */
export async function watchCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  await prepareDecoder();
  const canvas = document.createElement('canvas');
  const fresh = freshCodes();
  while (!signal.aborted) {
    const picture = pictureOf(video, canvas);
    const codes = picture ? await readCodes(picture) : [];
    if (!signal.aborted) fresh(codes, performance.now()).forEach(onCode);
    await pause();
  }
}
