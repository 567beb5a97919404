import type { ScanAnswerDto } from '@hand-receipt/contracts';
import { refetchScanned, sendScan } from '@hand-receipt/data';
import {
  isNetworkError,
  recordVerification,
  useQueue,
  useQueueAnswers,
  useSettings,
} from '@hand-receipt/platform';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { confirmScan } from './confirm-scan';
import { type KnownItem, showsFormerSerial } from './known-items';
import {
  asItStands,
  endOf,
  failureOf,
  formerOffline,
  newEntry,
  notEligibleHere,
  type OnList,
  refusalOf,
  type ScanEnd,
  type ScanEntry,
} from './scan-entry';

interface Session {
  /** The count that the scans belong to; null outside any. */
  inventoryId: string | null;
  /** The list is blind: nobody learns from this device whether a code is on it. */
  isBlind?: boolean;
  /** The item that a code means, where this device knows it. */
  find: (code: string) => KnownItem | undefined;
  /** Why my read of an item does not count, as this device knows it; null where it may. */
  whyNot?: (item: KnownItem) => string | null;
  onAnswer?: (answer: ScanAnswerDto) => void;
}

/**
 * What a scan that does not wait for a connection comes to without one; null for one that waits. Where the label shows a
 * former serial number, somebody has to read the plate before it counts; a read that would not count is not kept either.
 */
function answerHere(
  { code, serial }: ScanEntry,
  known: KnownItem,
  { plateReads, whyNot }: { plateReads: string | undefined; whyNot: Session['whyNot'] },
): ScanEnd | null {
  const why = whyNot?.(known) ?? null;
  if (why !== null) return notEligibleHere(why);
  return !plateReads && showsFormerSerial(code, known) ? formerOffline(serial, known) : null;
}

/**
 * The codes that were read since the dialog opened, newest first. They are sent one after the other, however
 * fast they come. What had to wait stands as the queue has it: sent, refused or waiting. The lists behind ask again once,
 * when the dialog closes.
 */
export function useScanSession({ inventoryId, isBlind = false, find, whyNot, onAnswer }: Session) {
  const [entries, setEntries] = useState<readonly ScanEntry[]>([]);
  const nextId = useRef(1);
  const line = useRef(Promise.resolve());
  const confirms = useSettings(({ qrCodes }) => qrCodes.scanConfirmation);
  const latest = useRef({ isBlind, find, whyNot, onAnswer, confirms });
  useEffect(() => {
    latest.current = { isBlind, find, whyNot, onAnswer, confirms };
  });

  const scan = useCallback(
    (code: string, plateReads?: string) => {
      const entry = newEntry(nextId.current++, code);
      setEntries((before) => [entry, ...before]);
      const send = async () => {
        const refusal = refusalOf(code, inventoryId);
        if (refusal) throw new Error(refusal);
        const known = latest.current.find(code) ?? latest.current.find(plateReads ?? '');
        const { isBlind } = latest.current;
        const knownAs = known && !isBlind ? `${known.name} ${known.serialNumber}` : undefined;
        const kept = known ? answerHere(entry, known, { plateReads, whyNot: latest.current.whyNot }) : null;
        const scanned = sendScan({ code, inventoryId, plateReads, knownAs, mayWait: kept === null });
        const outcome = await scanned.catch((error: unknown) => {
          if (kept && isNetworkError(error)) return null;
          throw error;
        });
        if (!outcome) return kept!;
        if (outcome.answer) {
          recordVerification(outcome.answer);
          latest.current.onAnswer?.(outcome.answer);
        }
        const onList: OnList = known ? 'listed' : 'not-listed';
        return endOf(outcome, isBlind ? 'blind' : onList);
      };
      line.current = line.current.then(async () => {
        const end = await send().catch((error: unknown) => failureOf(error, entry.serial));
        if (latest.current.confirms) confirmScan(end.state);
        setEntries((before) => before.map((one) => (one.id === entry.id ? { ...one, ...end } : one)));
      });
    },
    [inventoryId],
  );

  const { entries: queue, syncing } = useQueue();
  const answers = useQueueAnswers();
  const standing = useMemo(
    () => entries.map((entry) => asItStands(entry, { entries: queue, answers, syncing })),
    [entries, queue, answers, syncing],
  );

  // What was sent last may still be on its way.
  useEffect(
    () => () => {
      if (nextId.current > 1) void line.current.then(refetchScanned);
    },
    [],
  );

  return { entries: standing, scan };
}
