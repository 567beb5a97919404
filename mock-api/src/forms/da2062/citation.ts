import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { unitSetting } from '../../unit-settings';
import type { ReceiptItem } from './receipt-item';

/** What the units that carry the items cite for their hand receipts; null where one cites nothing, or they differ. */
export async function citationOf(
  db: Kysely<Database>,
  items: readonly ReceiptItem[],
): Promise<string | null> {
  const cited = new Set<string | null>();
  for (const unitId of new Set(items.map((item) => item.unitId))) {
    cited.add(await unitSetting(db, unitId, 'citation.hand-receipt'));
  }
  const [citation = null] = cited;
  return cited.size === 1 ? citation : null;
}
