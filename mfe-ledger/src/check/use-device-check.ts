import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { useCallback, useState } from 'react';
import { deviceCheck } from '../device/device-queries';
import type { DeviceProgress } from '../device/messages';
import { type DeviceCheck, toDeviceCheck } from './device-check';

/** This browser's last check of the ledger, and how to run one. Idle until the first. */
export function useDeviceCheck(): { check: DeviceCheck; run: () => void } {
  const { id } = useCurrentUser();
  const [progress, setProgress] = useState<DeviceProgress | null>(null);
  const query = useQuery(deviceCheck(id, setProgress));
  const { refetch } = query;
  const run = useCallback(() => {
    setProgress(null);
    void refetch({ cancelRefetch: false });
  }, [refetch]);
  return { check: toDeviceCheck(query, progress), run };
}
