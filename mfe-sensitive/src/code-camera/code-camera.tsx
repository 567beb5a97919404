import type { SlotProps } from '@hand-receipt/contracts';
import { Skeleton } from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';

const CameraView = lazy(() => import('../verify-items/camera/camera-view'));

/** The camera of Verify Items, for screens of other sections. */
export function CodeCamera(props: SlotProps['codes.camera']) {
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <CameraView {...props} />
    </Suspense>
  );
}
