import { useEffect, useState } from 'react';

/** Whether this device has a camera; true until the browser says that it has none. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(true);
  useEffect(() => {
    // Without a secure connection a browser tells of no devices.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices?.enumerateDevices) return;
    let isShown = true;
    const look = () => {
      devices.enumerateDevices().then(
        (found) => {
          if (isShown) setHasCamera(found.some(({ kind }) => kind === 'videoinput'));
        },
        // The camera itself says what is wrong.
        () => undefined,
      );
    };
    look();
    devices.addEventListener('devicechange', look);
    return () => {
      isShown = false;
      devices.removeEventListener('devicechange', look);
    };
  }, []);
  return hasCamera;
}
