import {
  compareCheckpoints,
  type DeviceMemory,
  fromHex,
  type LedgerSource,
  portableTools,
  type SeenCheckpoint,
} from '@hand-receipt/ledger';
import { readSeenText, type Seen, seenOf } from './seen-text';

/** What the cookie says of the ledger beside what the database says. */
export interface HeldCookie {
  /** What only the cookie still knows; null where there is none, or the database knows too. */
  forgotten: Seen | null;
  /** The two cannot both be what this browser wrote, or the cookie is nothing that it wrote. */
  contradicts: boolean;
  /** What is still to be proved of the two by the ledger: that the cookie's is a beginning of the database's. */
  behind: SeenCheckpoint | null;
}

const NOTHING: HeldCookie = { forgotten: null, contradicts: false, behind: null };

/** @param text the cookie's; null where there is none. */
export function holdCookie(text: string | null, known: DeviceMemory | null): HeldCookie {
  if (text === null) return NOTHING;
  const cookie = readSeenText(text);
  if (cookie === null) return { ...NOTHING, contradicts: true };
  if (known === null) return { ...NOTHING, forgotten: cookie };
  const stored = seenOf(known);
  // It is written after the database. So it may be behind, as in a tab that was closed meanwhile, and never ahead.
  if (cookie.size < stored.size) return { ...NOTHING, behind: cookie };
  const isSame = cookie.size === stored.size && cookie.root === stored.root && cookie.keyId === stored.keyId;
  return { ...NOTHING, contradicts: !isSame };
}

/** Whether `behind` is no beginning of what the database remembers, which the ledger has been held against. */
export async function isNoBeginning(
  behind: SeenCheckpoint,
  { origin, checkpoint }: DeviceMemory,
  source: LedgerSource,
): Promise<boolean> {
  const toCheckpoint = ({ size, root }: SeenCheckpoint) => ({
    origin,
    size: BigInt(size),
    root: fromHex(root),
  });
  const found = await compareCheckpoints(
    toCheckpoint(behind),
    toCheckpoint(checkpoint),
    source,
    portableTools,
  );
  return found !== null;
}
