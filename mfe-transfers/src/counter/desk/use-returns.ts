import type {
  ComponentCountDto,
  CounterItemDto,
  CounterSessionDto,
  ReturnAnswerDto,
} from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { connectionStore, refusalOf, useMutation } from '@hand-receipt/platform';
import { useState } from 'react';
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
  const [returned, setReturned] = useState<Returned[]>([]);

  const note = (item: Returned['item'], answer: ReturnAnswerDto | null) => {
    const words = answer?.message ?? `${itemName(item)} is saved on this device and sent with a connection.`;
    const row = {
      item,
      words,
      at: Date.now(),
      isQueued: answer === null,
      receiptId: answer?.handover?.id ?? null,
    };
    if (answer?.changed === false) return say('click', words);
    setReturned((before) => [row, ...before]);
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
  return { returned, takeBack };
}
