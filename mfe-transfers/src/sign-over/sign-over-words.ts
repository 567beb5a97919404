import type { Transfer } from '@hand-receipt/contracts';
import { waitsForConsent } from '../transfers/parties';

/** The name of the person above the giver. */
export const superiorName = ({ superior }: Pick<Transfer, 'superior'>): string =>
  superior?.name ?? 'the person above';

/** What sets a sign-over apart in a list: 'Sign-over. Waits for SSG Petrov'. */
export const signOverMark = (transfer: Transfer): string =>
  waitsForConsent(transfer) ? `Sign-over. Waits for ${superiorName(transfer)}` : 'Sign-over';

/** What it does to the chain. */
export function signOverText(transfer: Transfer): string {
  const { from, to, status } = transfer;
  const superior = superiorName(transfer);
  if (status === 'approved') return `${from} left the chain. ${to} has it from ${superior}.`;
  return `${from} leaves the chain when ${to} accepts. ${to} then has it from ${superior}.`;
}
