import type { ScanAnswerDto } from '@hand-receipt/contracts';
import { refetchScanned, sendScan } from '@hand-receipt/data';
import { useSettings } from '@hand-receipt/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmScan } from './confirm-scan';
import { endOf, failureOf, newEntry, type ScanEntry, serialOf } from './scan-entry';

interface Session {
  /** The count that the scans belong to; null outside any. */
  inventoryId: string | null;
  /** Name and serial number of what is to be verified, where this device knows it. */
  knownAs: (serial: string) => string | undefined;
  onAnswer?: (answer: ScanAnswerDto) => void;
}

/**
 * The codes that were read since the dialog opened, newest first. They are sent one after the other, however
 * fast they come. The lists behind ask again once, when the dialog closes.
 */
export function useScanSession({ inventoryId, knownAs, onAnswer }: Session) {
  const [entries, setEntries] = useState<readonly ScanEntry[]>([]);
  const nextId = useRef(1);
  const line = useRef(Promise.resolve());
  const confirms = useSettings(({ qrCodes }) => qrCodes.scanConfirmation);
  const latest = useRef({ knownAs, onAnswer, confirms });
  useEffect(() => {
    latest.current = { knownAs, onAnswer, confirms };
  });

  const scan = useCallback(
    (code: string, plateReads?: string) => {
      const entry = newEntry(nextId.current++, code);
      setEntries((before) => [entry, ...before]);
      const send = async () => {
        const knownAs = latest.current.knownAs(plateReads ?? serialOf(code));
        const outcome = await sendScan({ code, inventoryId, plateReads, knownAs });
        if (outcome.answer) latest.current.onAnswer?.(outcome.answer);
        return endOf(outcome, knownAs !== undefined);
      };
      line.current = line.current.then(async () => {
        const end = await send().catch((error: unknown) => failureOf(error, entry.serial));
        if (latest.current.confirms) confirmScan(end.state);
        setEntries((before) => before.map((one) => (one.id === entry.id ? { ...one, ...end } : one)));
      });
    },
    [inventoryId],
  );

  // What was sent last may still be on its way.
  useEffect(
    () => () => {
      if (nextId.current > 1) void line.current.then(refetchScanned);
    },
    [],
  );

  return { entries, scan };
}
