import { Flex, UnlinkIcon } from '@hand-receipt/ui';
import { createContext, type ReactNode, useContext } from 'react';
import type { Proofs } from './use-proofs';

const Unproved = createContext<ReadonlySet<number>>(new Set());

/** Lets the rows inside say of themselves that they could not be proved. */
export const ProvedRows = ({ proofs, children }: { proofs: Proofs; children: ReactNode }) => (
  <Unproved value={proofs.unproved}>{children}</Unproved>
);

/** The mark of a row that this browser could not prove. It is text, so a screen reader reads it with the row. */
export function NotProved({ seq }: { seq: number | null }) {
  const unproved = useContext(Unproved);
  if (!unproved.has(seq ?? -1)) return null;
  return (
    <Flex as="span" gap="1.5" align="center" color="danger.fg" fontWeight="600" whiteSpace="normal">
      <UnlinkIcon size={14} strokeWidth={2} />
      Not proved: not in the sealed ledger.
    </Flex>
  );
}
