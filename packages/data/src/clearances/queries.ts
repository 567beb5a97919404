import { query } from '../core/query';

/** A form that the person answers is told to its parties alone, so that their leaders ask again from time to time. */
const REFETCH_MS = 60_000;

export const clearanceQueries = {
  /** The newest clearance of a person, and what is in the way now. Custody, shortages and forms change it. */
  ofPerson: (id: string) => ({
    ...query('GET /api/people/:id/clearance', ['clearances', 'person', id], { params: { id } }),
    refetchInterval: REFETCH_MS,
  }),
};
