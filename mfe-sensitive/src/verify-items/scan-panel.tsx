import {
  Box,
  Button,
  CameraIcon,
  CameraOffIcon,
  CodeInput,
  Skeleton,
  Stack,
  useIsPhone,
} from '@hand-receipt/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ScanEntry } from './scan-entry';
import { ScanVerdict } from './scan-verdict';
import { useWedge } from './use-wedge';

const CameraView = lazy(() => import('./camera/camera-view'));

interface ScanPanelProps {
  entries: readonly ScanEntry[];
  /** @param plateReads the serial number that the person read on the data plate, where they were asked for it */
  onCode: (code: string, plateReads?: string) => void;
}

/** Where codes come in, by hand, by a scanner that types, or by the camera, and what became of the last one. */
export function ScanPanel({ entries, onCode }: ScanPanelProps) {
  const box = useRef<HTMLInputElement>(null);
  const [withCamera, setWithCamera] = useState(false);
  useWedge(box);
  const isPhone = useIsPhone();

  const take = (serial: string) => {
    if (!box.current) return;
    box.current.value = serial;
    box.current.focus();
  };
  return (
    <Stack gap="3">
      {withCamera ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <CameraView onCode={onCode} />
        </Suspense>
      ) : null}
      <CodeInput
        label="Serial number or code"
        placeholder="Scan or type"
        submitLabel="Verify"
        inputRef={box}
        first={!isPhone}
        onCode={onCode}
      >
        <Button
          icon={withCamera ? <CameraOffIcon /> : <CameraIcon />}
          aria-pressed={withCamera}
          onClick={() => setWithCamera(!withCamera)}
        >
          {withCamera ? 'Stop camera' : 'Use camera'}
        </Button>
      </CodeInput>
      <Box minHeight="104px">
        <ScanVerdict entry={entries[0]} onTake={take} onPlate={onCode} />
      </Box>
    </Stack>
  );
}
