import type { WitnessesDto } from '@hand-receipt/contracts';
import { counted, formatDateTime, formatRecentTime } from '@hand-receipt/ui';

/**
 * What the Fabric network holds of this ledger, as a sentence. It says "Anchored" only of a transaction that Fabric
 * found VALID.
 *
 * @returns null where the server is told of no network, or has not heard from it yet
 */
export function fabricWords(fabric: WitnessesDto['fabric'] | undefined): string | null {
  if (!fabric) return null;
  const { anchor, askedAt, awaySince, notAccepted, refused } = fabric;
  if (refused !== null) return `${refused}.`;
  if (notAccepted !== null) return `Fabric did not accept the anchor (${notAccepted}). It is sent again.`;
  if (anchor) {
    const { block, size, at } = anchor;
    const events = counted(size, 'event');
    const away = awaySince === null ? '' : ` Not connected since ${formatRecentTime(awaySince)}.`;
    return `Anchored in Fabric block ${block} (${events}, ${formatDateTime(at)}).${away}`;
  }
  if (awaySince === null || askedAt === null) return null;
  return `Fabric not connected. The network did not answer (${formatRecentTime(askedAt)}).`;
}
