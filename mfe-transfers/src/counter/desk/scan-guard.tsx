import { Box } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { KeyPace } from './key-pace';

/** Keys of one code come closer than this, and so does the Enter or Tab after them. */
const BURST_GAP_MS = 100;

interface ScanGuardProps {
  /** The field that takes no codes. */
  name: string;
  /** A code was scanned; the field has again what it had before. */
  onScan: () => void;
  children: ReactNode;
}

/** Keeps a form from being sent by a hand scanner, whose Enter follows each code, and its field free of the code. */
export function ScanGuard({ name, onScan, children }: ScanGuardProps) {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  const burst = useRef({ pace: new KeyPace(), last: -Infinity, before: '' });

  const onKeyDown = (event: KeyboardEvent) => {
    const { current } = burst;
    const { key, timeStamp: at } = event;
    const isClose = at - current.last <= BURST_GAP_MS;
    if (key === 'Enter' || key === 'Tab') {
      if (!isClose || !current.pace.isScanner) return;
      event.preventDefault();
      void setFieldValue(name, current.before);
      current.pace.reset();
      return onScan();
    }
    if (key.length !== 1) return;
    if (!isClose) {
      current.pace.reset();
      current.before = values[name] ?? '';
    }
    current.last = at;
    current.pace.note(at);
  };
  return (
    <Box role="presentation" onKeyDown={onKeyDown}>
      {children}
    </Box>
  );
}
