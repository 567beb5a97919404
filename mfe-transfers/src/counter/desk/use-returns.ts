import type {
  ComponentCountDto,
  CounterItemDto,
  CounterSessionDto,
  ReturnAnswerDto,
} from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { connectionStore, refusalOf, useMutation } from '@hand-receipt/platform';
import { formatTime } from '@hand-receipt/ui';
import { useRef, useState } from 'react';
import { itemName } from './list';
import { failureWords, isSessionOver } from './use-reader';
import type { Say } from './use-verdict';

/** An item that was taken back in this session of the page. */
export interface Returned {
  item: Pick<CounterItemDto, 'id' | 'name' | 'serial_number'>;
  words: string;
  /** Epoch milliseconds. */
  at: number;
  /** It waits on this device for a connection. */
  isQueued: boolean;
  receiptId: string | null;
}

interface ReturnsOptions {
  session: CounterSessionDto;
  say: Say;
  onEnd: (why: string) => void;
}

interface TakeBack {
  item: Returned['item'];
  typed: boolean;
  takeOff: boolean;
  counts?: ComponentCountDto[];
}

/** Takes items back, in any order and of any persons. */
export function useReturns({ session, say, onEnd }: ReturnsOptions) {
  const { mutateAsync } = useMutation(counterMutations.takeBack);
  // Two answers may come before the page is drawn again.
  const returned = useRef<Returned[]>([]);
  const [shown, setShown] = useState<Returned[]>([]);

  const note = (item: Returned['item'], answer: ReturnAnswerDto | null) => {
    const words = answer?.message ?? `${itemName(item)} is saved on this device and sent with a connection.`;
    const row = {
      item,
      words,
      at: Date.now(),
      isQueued: answer === null,
      receiptId: answer?.handover?.id ?? null,
    };
    // Scanned again before the first answer came, it gets that answer.
    const earlier = row.receiptId && returned.current.find(({ receiptId }) => receiptId === row.receiptId);
    if (earlier) {
      return say('click', `Already returned at ${formatTime(earlier.at)} by ${session.operator.name}.`);
    }
    if (answer?.changed === false) return say('click', words);
    returned.current = [row, ...returned.current];
    setShown(returned.current);
    return say('good', words);
  };

  const takeBack = async ({ item, typed, takeOff, counts }: TakeBack) => {
    const body = {
      sessionId: session.id,
      itemId: item.id,
      typed,
      ...(takeOff && { takeOff }),
      ...(counts && counts.length > 0 && { componentCounts: counts }),
      // With a connection the server's clock says when: that of the device may be wrong.
      ...(!connectionStore.getState().online && { actAt: new Date().toISOString() }),
    };
    try {
      const outcome = await mutateAsync({ body, title: `Return ${itemName(item)}` });
      note(item, outcome.queued ? null : outcome.answer);
    } catch (error) {
      if (isSessionOver(error)) onEnd(refusalOf(error as Error));
      else say('stop', failureWords(error));
    }
  };
  return { returned: shown, takeBack };
}
