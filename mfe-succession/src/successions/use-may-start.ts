import type { HoldingsDto, Role } from '@hand-receipt/contracts';
import { peopleQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';

/** Roles that start a change of command or of a holder for another person of their unit. */
export const OPENS: readonly Role[] = ['Commander', 'Supply Sergeant', 'Admin'];

/** They signed for something from the property book. */
export const hasFromBook = ({ received }: HoldingsDto): boolean => received.some(({ book }) => book !== null);

/** They have a sub-hand receipt, or gave one. */
const isInSubReceipt = ({ received, signed_down: signedDown }: HoldingsDto): boolean =>
  signedDown.length > 0 || received.some(({ giver }) => giver !== null);

/** What the reader may start, of themselves or of others. Who leads no unit has to hold or have given something. */
export function useMayStart(): { command: boolean; holder: boolean } {
  const me = useCurrentUser();
  const leads = OPENS.includes(me.role);
  const { data } = useQuery({ ...peopleQueries.holdings(me.id), enabled: !leads });
  if (leads) return { command: true, holder: true };
  return {
    command: data !== undefined && hasFromBook(data),
    holder: data !== undefined && isInSubReceipt(data),
  };
}
