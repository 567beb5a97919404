import { useNavigate, useUrlState } from '@hand-receipt/platform';

/** A row of a comparison, as the address of its act carries it: `RC-0001/3`. */
export const writeRow = (id: string, line: number): string => `${id}/${line}`;

/** The row of a comparison that the address says an act was opened from: its comparison, and where it is. */
export function useRowOrigin(): { id: string; to: string } | undefined {
  const { get } = useUrlState();
  const [, id, line] = /^(RC-\d+)\/(\d+)$/.exec(get('row')) ?? [];
  if (id === undefined || line === undefined) return undefined;
  return { id, to: `/reconciliations/${id}?row=${line}` };
}

/** Goes back to the row of the comparison that an act was opened from; undefined where it was opened elsewhere. */
export function useReturnToRow(): (() => void) | undefined {
  const origin = useRowOrigin();
  const navigate = useNavigate();
  return origin && (() => void navigate(origin.to, { replace: true }));
}
