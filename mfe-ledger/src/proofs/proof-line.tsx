import {
  counted,
  Flex,
  formatCount,
  ShieldAlertIcon,
  ShieldCheckIcon,
  ShieldIcon,
  Text,
} from '@hand-receipt/ui';
import type { Proofs } from './use-proofs';

const entries = (count: number) => counted(count, 'entry', 'entries');

function sentenceOf({ rows, proved, unproved, unsealed, ledgerHolds, checking, error }: Proofs): string {
  if (error !== null) return `This browser could not prove these entries: ${error}`;
  if (checking) return 'This browser is proving these entries...';
  if (!ledgerHolds) return 'The ledger does not hold, so no entry on this page is proved.';
  if (proved === rows) {
    return rows === 1
      ? 'The entry on this page was proved by this browser.'
      : `All ${entries(rows)} on this page were proved by this browser.`;
  }
  const wanting = [
    unproved.size > 0 ? `${entries(unproved.size)} could not be proved` : null,
    unsealed > 0 ? `${entries(unsealed)} ${unsealed === 1 ? 'is' : 'are'} not sealed yet` : null,
  ].filter((part) => part !== null);
  return `${formatCount(proved)} of ${entries(rows)} on this page were proved by this browser. ${wanting.join(', ')}.`;
}

/** How many rows of the list above this browser has proved itself. */
export function ProofLine({ proofs }: { proofs: Proofs }) {
  if (proofs.rows === 0) return null;
  const bad = proofs.unproved.size > 0 || !proofs.ledgerHolds;
  const Icon = bad ? ShieldAlertIcon : proofs.proved === proofs.rows ? ShieldCheckIcon : ShieldIcon;
  return (
    <Flex gap="2" align="center" marginTop="2" color={bad ? 'danger.fg' : 'fg.muted'} role="status">
      <Icon size={14} />
      <Text textStyle="caption">{sentenceOf(proofs)}</Text>
    </Flex>
  );
}
