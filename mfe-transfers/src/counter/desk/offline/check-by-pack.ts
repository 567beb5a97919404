import type { CheckedLineDto, CounterItemDto, HandOverMode, PreparedDto } from '@hand-receipt/contracts';
import type { KeptPack } from '@hand-receipt/platform';
import { formatDateTime } from '@hand-receipt/ui';
import { type DeskLine, type DeskList, itemName } from '../list';
import { outEntryOf, wordsAgainst } from './read-pack';

type Verdict = Pick<CheckedLineDto, 'verdict' | 'message' | 'needs_reason'>;

const refused = (message: string): Verdict => ({ verdict: 'refused', message, needs_reason: false });
const OK: Verdict = { verdict: 'ok', message: null, needs_reason: false };

/** Why an item cannot be handed over by what this device knows; null where nothing is known. */
export function whyRefused(kept: KeptPack, item: CounterItemDto, mode: HandOverMode): string | null {
  const out = outEntryOf(kept, item.id);
  if (out) return `${itemName(item)} is out with ${out.person.name} since ${formatDateTime(out.since)}.`;
  if (mode === 'draw' && !item.in_stock) return `${itemName(item)} is not kept at ${kept.pack.counter.name}.`;
  if (item.current_status === 'Lost')
    return `${itemName(item)} is reported lost; nobody signs for it before it is found.`;
  return null;
}

function verdictOf(kept: KeptPack, { mode, recipient }: DeskList, { item, reason }: DeskLine): Verdict {
  const why = whyRefused(kept, item, mode);
  if (why !== null) return refused(why);
  const against = recipient && !reason.trim() ? wordsAgainst(kept, item, recipient) : null;
  return against ? { verdict: 'warning', message: against, needs_reason: true } : OK;
}

/**
 * What the pack on this device says of a list. It can be signed with a connection only: the server checks every line again
 * then.
 */
export function checkByPack(kept: KeptPack, list: DeskList): PreparedDto {
  const lines = list.lines.map((line, index) => ({
    line: list.lines.length - index,
    item: line.item,
    giver: line.item.holder,
    ...verdictOf(kept, list, line),
  }));
  const unsigned = { challenge: null, content_hash: null, expires_at: null, passkeys: [] };
  return { lines, refusal: null, due_at: null, ...unsigned };
}
