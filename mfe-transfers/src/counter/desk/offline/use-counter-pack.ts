import type { CounterDto, CounterSessionDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { connectionStore, noteCounterOut, useKeptAnswers, useQuery } from '@hand-receipt/platform';
import { useEffect } from 'react';

/**
 * Keeps on this device what its counter needs without a connection, also after a reload: the pack, who is out as the board
 * says it, and the list of counters by which the page opens.
 */
export function useCounterPack(counter: CounterDto, session: CounterSessionDto): void {
  const { isSuccess } = useQuery(counterQueries.pack(counter.id, session.id));
  const { data: board } = useQuery(counterQueries.out(counter.id));
  // In the first visit of a device these were read before the service worker, which keeps answers, was in charge.
  useKeptAnswers([
    { key: 'GET /api/counters' },
    { key: 'GET /api/counters/:id/out', params: { id: counter.id } },
  ]);
  useEffect(() => {
    // Without a connection the board is one that was kept, and older than the pack may be.
    if (isSuccess && board && connectionStore.getState().online)
      void noteCounterOut(counter.id, board.entries);
  }, [board, counter.id, isSuccess]);
}
