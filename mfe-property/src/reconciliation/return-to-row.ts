import { useNavigate, useUrlState } from '@hand-receipt/platform';

/** A row of a comparison, as the address of its act carries it: `RC-0001/3`. */
export const writeRow = (id: string, line: number): string => `${id}/${line}`;

/** Goes back to the row of the comparison that an act was opened from; undefined where it was opened elsewhere. */
export function useReturnToRow(): (() => void) | undefined {
  const { get } = useUrlState();
  const navigate = useNavigate();
  const [, id, line] = /^(RC-\d+)\/(\d+)$/.exec(get('row')) ?? [];
  if (id === undefined || line === undefined) return undefined;
  return () => void navigate(`/reconciliations/${id}?row=${line}`, { replace: true });
}
