import { Alert, Skeleton } from '@hand-receipt/ui';
import { type ComponentType, useEffect, useState } from 'react';

export interface CameraProps {
  /** Gets each code that the camera reads. */
  onCode: (code: string) => void;
  /** What to do without a camera. */
  otherwise: string;
}

/** Loads the view when the camera is shown: undefined while it loads, null where it cannot be had. */
function useCameraView(): ComponentType<CameraProps> | null | undefined {
  const [view, setView] = useState<{ View: ComponentType<CameraProps> | null }>();
  useEffect(() => {
    let isShown = true;
    const show = (View: ComponentType<CameraProps> | null) => {
      if (isShown) setView({ View });
    };
    import('@hand-receipt/scan/camera').then(
      ({ CameraView }) => show(CameraView),
      () => show(null),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return view?.View;
}

/** A camera that reads codes, on for as long as it is shown. */
export function Camera(props: CameraProps) {
  const View = useCameraView();
  if (View) return <View {...props} />;
  if (View === undefined) return <Skeleton height={240} />;
  return (
    <Alert tone="warning" title="The camera could not be loaded. It needs a connection the first time.">
      <p>{props.otherwise}</p>
    </Alert>
  );
}
