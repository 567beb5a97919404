import { useEffect, useRef, useState } from 'react';
import { closeCamera, openCamera } from './open-camera';
import { watchCodes } from './watch-codes';

/** Either the picture runs, or it is still to come, or there will be none. */
export type CameraState = { state: 'starting' | 'running' } | { state: 'failed'; reason: string };

/**
 * Runs the camera in a video element and gives each code it reads. The camera goes off with the element.
 *
 * @returns the ref of the video element, and how the camera is
 */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraState>({ state: 'starting' });
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      const stream = await openCamera();
      stop.signal.addEventListener('abort', () => closeCamera(stream));
      const element = video.current;
      if (stop.signal.aborted || !element) return closeCamera(stream);
      element.srcObject = stream;
      await element.play();
      setCamera({ state: 'running' });
      await watchCodes(element, (code) => latest.current(code), stop.signal);
    };
    run().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      stop.abort();
      const reason = error instanceof Error ? error.message : 'The camera could not be started.';
      setCamera({ state: 'failed', reason });
    });
    return () => stop.abort();
  }, []);

  return { video, camera };
}
