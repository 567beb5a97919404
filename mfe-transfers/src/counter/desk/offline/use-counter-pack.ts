import type { CounterDto, CounterSessionDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { connectionStore, noteCounterOut, useQuery } from '@hand-receipt/platform';
import { useEffect } from 'react';

/** Keeps on this device what its counter needs without a connection, and who is out as the board says it. */
export function useCounterPack(counter: CounterDto, session: CounterSessionDto): void {
  const { isSuccess } = useQuery(counterQueries.pack(counter.id, session.id));
  const { data: board } = useQuery(counterQueries.out(counter.id));
  useEffect(() => {
    // Without a connection the board is one that was kept, and older than the pack may be.
    if (isSuccess && board && connectionStore.getState().online)
      void noteCounterOut(counter.id, board.entries);
  }, [board, counter.id, isSuccess]);
}
