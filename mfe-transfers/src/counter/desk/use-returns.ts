import type {
  ComponentCountDto,
  CounterDto,
  CounterItemDto,
  CounterSessionDto,
  ReturnAnswerDto,
  ReturnDto,
} from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { keptCounterPack, newId, noteCounterOut, refusalOf, useMutation } from '@hand-receipt/platform';
import { formatTime } from '@hand-receipt/ui';
import { itemName } from './list';
import { outEntryOf } from './offline/read-pack';
import { isOnline, isSessionOver, isUnanswered, NEEDS_CONNECTION, sayFailure } from './use-reader';
import { rowOf, useReturned } from './use-returned';
import type { Say } from './use-verdict';

interface ReturnsOptions {
  counter: CounterDto;
  session: CounterSessionDto;
  say: Say;
  onEnd: (why: string) => void;
}

interface TakeBack {
  item: Pick<CounterItemDto, 'id' | 'name' | 'serial_number'>;
  typed: boolean;
  takeOff: boolean;
  /** When it came back by the paper log, ISO 8601; undefined for now. */
  actAt?: string | undefined;
  counts?: ComponentCountDto[];
}

/** Takes an item off what the device knows to be out. */
async function noteBack(
  counterId: string,
  kept: Awaited<ReturnType<typeof keptCounterPack>>,
  itemId: string,
): Promise<void> {
  const out = kept?.out ?? kept?.pack.out ?? [];
  await noteCounterOut(
    counterId,
    out.filter((one) => one.item.id !== itemId),
  );
}

/** Queues the return of a draw on this device; anything else moves custody or rights, and waits for a connection. */
function useQueuedReturns(
  { counter, say }: ReturnsOptions,
  { add, waitingFor }: ReturnType<typeof useReturned>,
) {
  const { mutateAsync } = useMutation(counterMutations.queueReturn);
  return async ({ item, takeOff }: TakeBack, body: ReturnDto): Promise<ReturnAnswerDto | null> => {
    const before = waitingFor(item.id);
    if (before) {
      say('click', `Already returned at ${formatTime(before.timestamp)}. It waits for a connection.`);
      return null;
    }
    const kept = await keptCounterPack(counter.id);
    const entry = kept && outEntryOf(kept, item.id);
    if (entry?.basis !== 'draw' || takeOff || body.componentCounts) {
      say('stop', NEEDS_CONNECTION);
      return null;
    }
    const act = { actAt: body.actAt ?? new Date().toISOString(), handoverId: entry.handover_id };
    const title = `Return ${itemName(item)} from ${entry.person.name}`;
    const { queued, answer } = await mutateAsync({ body: { ...body, ...act }, title });
    if (!queued) return answer;
    add({ ...rowOf(queued), serial: item.serial_number });
    await noteBack(counter.id, kept, item.id);
    say('good', `${itemName(item)} is taken back from ${entry.person.name}. Saved on this device.`);
    return null;
  };
}

/** Takes items back, in any order and of any persons. */
export function useReturns(options: ReturnsOptions) {
  const { session, say, onEnd } = options;
  const { mutateAsync } = useMutation(counterMutations.takeBack);
  const rows = useReturned();
  const queue = useQueuedReturns(options, rows);

  const note = ({ message, changed, handover }: ReturnAnswerDto, serial: string) => {
    const receiptId = handover?.id ?? null;
    // Scanned again before the first answer came, it gets that answer.
    const earlier = rows.withReceipt(receiptId);
    if (earlier) {
      return say('click', `Already returned at ${formatTime(earlier.at)} by ${session.operator.name}.`);
    }
    if (!changed) return say('click', message);
    rows.add({
      key: receiptId ?? newId(),
      serial,
      words: message,
      at: Date.now(),
      queueId: null,
      receiptId,
    });
    return say('good', message);
  };
  /** With a connection the server's clock says when: that of the device may be wrong. */
  const send = async (wanted: TakeBack, body: ReturnDto): Promise<ReturnAnswerDto | null> => {
    if (!isOnline()) return queue(wanted, body);
    try {
      return await mutateAsync(body);
    } catch (error) {
      if (isUnanswered(error)) return queue(wanted, body);
      throw error;
    }
  };
  const takeBack = async (wanted: TakeBack) => {
    const { item, typed, takeOff, actAt, counts } = wanted;
    const body = {
      sessionId: session.id,
      itemId: item.id,
      typed,
      ...(takeOff && { takeOff }),
      ...(actAt && { actAt }),
      ...(counts && counts.length > 0 && { componentCounts: counts }),
    };
    try {
      const answer = await send(wanted, body);
      if (answer) note(answer, item.serial_number);
    } catch (error) {
      if (isSessionOver(error)) onEnd(refusalOf(error as Error));
      else sayFailure(say, error);
    }
  };
  return { returned: rows.returned, takeBack };
}
