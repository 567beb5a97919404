import { CodeBox, useWedge } from '@hand-receipt/scan';
import { Box, Stack, useIsPhone } from '@hand-receipt/ui';
import { useRef } from 'react';
import type { ScanEntry } from './scan-entry';
import { ScanVerdict } from './scan-verdict';

interface ScanPanelProps {
  entries: readonly ScanEntry[];
  /** @param plateReads the serial number that the person read on the data plate, where they were asked for it */
  onCode: (code: string, plateReads?: string) => void;
}

/** Where codes come in, by hand, by a scanner that types, or by the camera, and what became of the last one. */
export function ScanPanel({ entries, onCode }: ScanPanelProps) {
  const box = useRef<HTMLInputElement>(null);
  useWedge(box);
  const isPhone = useIsPhone();

  const take = (serial: string) => {
    if (!box.current) return;
    box.current.value = serial;
    box.current.focus();
  };
  return (
    <Stack gap="3">
      <CodeBox submitLabel="Verify" inputRef={box} first={!isPhone} onCode={onCode} />
      <Box minHeight="104px">
        <ScanVerdict entry={entries[0]} onTake={take} onPlate={onCode} />
      </Box>
    </Stack>
  );
}
