import type { ReturnAnswerDto } from '@hand-receipt/contracts';
import { type QueueEntry, useQueue, useQueueAnswers } from '@hand-receipt/platform';
import { useRef, useState } from 'react';

/** An item that was taken back in this session of the page, or waits on this device. */
export interface Returned {
  key: string;
  /** Of the item; null for what waited before the page was loaded. */
  serial: string | null;
  words: string;
  /** Epoch milliseconds. */
  at: number;
  /** Of the entry of the queue in which it waits or waited. */
  queueId: string | null;
  receiptId: string | null;
}

/**
 * A row as it stands now. 'before': somebody else had taken the item back, and nothing changed. 'gone': another tab sent
 * it, or it was discarded.
 */
export interface ReturnedRow extends Returned {
  state: 'back' | 'queued' | 'refused' | 'before' | 'gone';
}

const RETURNS = 'POST /api/counter/returns';

const isReturn = ({ call }: QueueEntry): boolean => call?.key === RETURNS;

/** Whether an entry of the queue is a return of a session. */
export const isReturnOf = (sessionId: string, entry: QueueEntry): boolean =>
  isReturn(entry) && (entry.data as { sessionId?: string }).sessionId === sessionId;

/** What an entry of the queue says, also after the page was loaded again. */
export const rowOf = ({ id, title, timestamp }: QueueEntry): Returned => ({
  key: id,
  serial: null,
  words: `${title}: saved on this device, and sent with a connection.`,
  at: timestamp,
  queueId: id,
  receiptId: null,
});

/** How a row stands, by the queue and by what the server answered to what was in it. */
function asItStands(
  row: Returned,
  entries: readonly QueueEntry[],
  answers: Readonly<Record<string, unknown>>,
): ReturnedRow {
  if (row.queueId === null) return { ...row, state: 'back' };
  const entry = entries.find(({ id }) => id === row.queueId);
  if (entry?.state === 'failed') return { ...row, words: entry.reason ?? row.words, state: 'refused' };
  if (entry) return { ...row, state: 'queued' };
  const answer = answers[row.queueId] as ReturnAnswerDto | undefined;
  if (!answer) return { ...row, words: 'It waits on this device no more.', state: 'gone' };
  return { ...row, words: answer.message, state: answer.changed ? 'back' : 'before' };
}

/** What was taken back here, newest first: answered by the server, or waiting for it. */
export function useReturned() {
  const { entries } = useQueue();
  const answers = useQueueAnswers();
  // Two answers may come before the page is drawn again.
  const rows = useRef<readonly Returned[]>([]);
  const [shown, setShown] = useState<readonly Returned[]>([]);

  const add = (row: Returned) => {
    rows.current = [row, ...rows.current];
    setShown((before) => [row, ...before.filter(({ key }) => key !== row.key)]);
  };
  const waiting = entries.filter(isReturn);
  const unseen = waiting.filter(({ id }) => !shown.some(({ queueId }) => queueId === id));
  // What waited before the page was loaded stays in sight when it is sent.
  if (unseen.length > 0) setShown([...unseen.map(rowOf).reverse(), ...shown]);

  return {
    returned: shown.map((row) => asItStands(row, entries, answers)),
    add,
    /** A row of this session of the page that is about the same receipt. */
    withReceipt: (id: string | null) =>
      id === null ? undefined : rows.current.find(({ receiptId }) => receiptId === id),
    /** The entry in which the return of an item waits. */
    waitingFor: (itemId: string) =>
      waiting.find(
        ({ data, state }) => state !== 'failed' && (data as { itemId?: string }).itemId === itemId,
      ),
  };
}
