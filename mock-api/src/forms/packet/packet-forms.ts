import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { type Pair, pairKey } from '../../papers';
import type { PacketFacts, PacketLine } from '../../succession';
import { readAcceptance } from '../da2062/acceptance';
import type { Acceptance } from '../da2062/hand-receipt';
import { loadItems } from '../da2062/load-items';
import { giverParty, nameReader, takerParty } from '../da2062/parties';
import type { ReceiptItem } from '../da2062/receipt-item';
import type { PairForm } from '../da2062/register-forms';

interface PairItems {
  pair: Pair;
  items: ReceiptItem[];
}

/** The pairs of a chain from the incoming person down: theirs with their giver, then each below. */
function pairsOf(chain: readonly string[], toUserId: string, { unitId }: ReceiptItem): Pair[] {
  const from = chain.indexOf(toUserId);
  if (from < 0) return [];
  return chain.slice(from).map((holderId, at): Pair => {
    const giverId = chain[from + at - 1] ?? null;
    return { giverId, holderId, unitId: giverId === null ? unitId : null };
  });
}

/** The items of each pair that the set has once it is signed, each pair once. */
function groupByPair(
  lines: readonly PacketLine[],
  items: ReadonlyMap<string, ReceiptItem>,
  toUserId: string,
): PairItems[] {
  const groups = new Map<string, PairItems>();
  for (const { itemId, chainAfter, excluded } of lines) {
    const item = items.get(itemId);
    if (excluded || !item) continue;
    for (const pair of pairsOf(chainAfter, toUserId, item)) {
      const group = groups.get(pairKey(pair)) ?? { pair, items: [] };
      group.items.push(item);
      groups.set(pairKey(pair), group);
    }
  }
  return [...groups.values()];
}

const byName = (a: ReceiptItem, b: ReceiptItem): number =>
  a.name.localeCompare(b.name) || a.serialNumber.localeCompare(b.serialNumber);

/** The incoming person's own hand receipt, those that they give, then those deeper in the chains. */
const rankOf = ({ giverId, holderId }: Pair, toUserId: string): number =>
  holderId === toUserId ? 0 : giverId === toUserId ? 1 : 2;

/** A form of a packet, and the pair that it is of. */
export interface PacketForm {
  pair: Pair;
  form: PairForm;
  itemIds: string[];
}

/** The incoming person accepted theirs by their signature; others as they did it in the product before. */
async function acceptanceOf(
  db: Kysely<Database>,
  pair: Pair,
  itemIds: readonly string[],
  { detail, signing, signatures }: PacketFacts,
): Promise<Acceptance | null> {
  if (!signing) return null;
  if (pair.holderId !== detail.to.id) return readAcceptance(db, pair, itemIds);
  const own = signatures.find(({ part }) => part === 'incoming');
  return own ? { at: own.at, by: detail.id } : null;
}

/**
 * The hand receipts of a packet: one for each pair. FROM is the incoming person on each directly below them, and the
 * pair's giver on those below. Those of a draft are not to be registered.
 */
export async function packetForms(db: Kysely<Database>, facts: PacketFacts): Promise<PacketForm[]> {
  const { lines, detail, signing } = facts;
  const loaded = await loadItems(
    db,
    lines.map(({ itemId }) => itemId),
  );
  const groups = groupByPair(lines, new Map(loaded.map((item) => [item.id, item])), detail.to.id);
  const nameOf = nameReader(db);
  const forms: PacketForm[] = [];
  for (const { pair, items } of groups) {
    const parties = { ...pair, bookName: items[0]?.unitName ?? '' };
    const itemIds = items.map(({ id }) => id);
    forms.push({
      pair,
      itemIds,
      form: {
        pair: signing ? pair : null,
        from: await giverParty(parties, {}, nameOf),
        to: await takerParty(parties, null, nameOf),
        items: items.sort(byName),
        acceptance: await acceptanceOf(db, pair, itemIds, facts),
      },
    });
  }
  return forms.sort(
    (a, b) =>
      rankOf(a.pair, detail.to.id) - rankOf(b.pair, detail.to.id) ||
      a.form.from.name.localeCompare(b.form.from.name) ||
      a.form.to.name.localeCompare(b.form.to.name),
  );
}
