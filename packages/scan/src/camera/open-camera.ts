/** Enough to read a small code an arm's length away, and little enough for an old phone. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

const TROUBLES: Record<string, string> = {
  NotAllowedError: 'The camera was refused. Allow it for this site in the browser to scan with it.',
  NotFoundError: 'This device has no camera.',
  OverconstrainedError: 'This device has no camera that can scan.',
  NotReadableError: 'The camera is in use by another program. Close that one, then try again.',
};

/** Why there is no picture, in a sentence for the person who holds the device. */
function cameraTrouble(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return TROUBLES[name] ?? 'The camera could not be started.';
}

/**
 * Asks for the camera at the back.
 *
 * @throws Error with a sentence for people: refused, none there, in use, or a page that may not have one
 */
export async function openCamera(): Promise<MediaStream> {
  // Browsers keep cameras from pages that came over plain HTTP.
  if (!('mediaDevices' in navigator) || !navigator.mediaDevices) {
    throw new Error('This browser gives no camera to a page without https.');
  }
  try {
    return await navigator.mediaDevices.getUserMedia(WANTED);
  } catch (cause) {
    throw new Error(cameraTrouble(cause), { cause });
  }
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());
