import type { WitnessesDto } from '@hand-receipt/contracts';
import { formatDateTime, formatTime } from '@hand-receipt/ui';

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
    const events = `${size.toLocaleString('en-US')} events`;
    const away = awaySince === null ? '' : ` Not connected since ${formatTime(awaySince)}.`;
    return `Anchored in Fabric block ${block} (${events}, ${formatDateTime(at)}).${away}`;
  }
  if (awaySince === null || askedAt === null) return null;
  return `Fabric not connected. The network did not answer (${formatTime(askedAt)}).`;
}
