import { useNavigate, useUrlState } from '@hand-receipt/platform';

/** A row of a comparison, as the address of its act carries it: `RC-0001/3`. */
export const writeRow = (id: string, line: number): string => `${id}/${line}`;

const IS_COMPARISON = /^RC-\d+$/;
const IS_SUCCESSION = /^SC-\d+$/;

/**
 * The row that the address says an act was opened from, and where it is: of a comparison, `RC-0001/3`, or a difference of
 * a change of command, `SC-0003/SD-0004`.
 */
export function useRowOrigin(): { id: string; to: string } | undefined {
  const { get } = useUrlState();
  const [id = '', row = '', ...rest] = get('row').split('/');
  if (row === '' || rest.length > 0) return undefined;
  if (IS_COMPARISON.test(id)) return { id, to: `/reconciliations/${id}?row=${row}` };
  return IS_SUCCESSION.test(id) ? { id, to: `/successions/${id}?strip=differences` } : undefined;
}

/** Goes back to the row that an act was opened from; undefined where it was opened elsewhere. */
export function useReturnToRow(): (() => void) | undefined {
  const origin = useRowOrigin();
  const navigate = useNavigate();
  return origin && (() => void navigate(origin.to, { replace: true }));
}
