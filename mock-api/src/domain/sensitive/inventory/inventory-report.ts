import type { InventoryProgressDto } from '@hand-receipt/contracts';
import type { FormData } from '../../custody/tables';
import type { Work } from '../../custody/work';
import { itemWords, militaryTime } from '../../notifications/words';
import type { OpenInventory } from './find-open';
import { listExtras } from './lines';

/** Serial numbers that a report names; the inventory itself has them all. */
const NAMED = 100;

function named(words: readonly string[], total: number): string {
  if (total === 0) return 'None';
  const more = total - words.length;
  return words.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

async function missingItems({ trx }: Work, inventoryId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('sensitive_inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['property.name', 'property.serial_number'])
    .where('line.inventory_id', '=', inventoryId)
    .where('line.verification_id', 'is', null)
    .orderBy('property.name')
    .orderBy('property.serial_number')
    .limit(NAMED)
    .execute();
  return rows.map(itemWords);
}

/** One line that says how a count ended, e.g. '12 of 14 counted, 2 missing, 1 extra'. */
export const inventoryResult = ({ counted, expected, missing, extra }: InventoryProgressDto): string =>
  `${counted} of ${expected} counted, ${missing} missing, ${extra} extra`;

/** The summary of a count as the commander reads it. */
export async function inventoryReport(
  work: Work,
  inventory: OpenInventory,
  progress: InventoryProgressDto,
  notes: string | null,
): Promise<FormData> {
  const extras = (await listExtras(work.trx, inventory.id)).filter(({ result }) => result !== 'near-miss');
  const missing = await missingItems(work, inventory.id);
  return {
    equipmentName: inventory.title,
    serialNumber: inventory.id,
    nsn: null,
    location: null,
    description: `${inventoryResult(progress)}.`,
    faultDescription: notes,
    requestDate: work.at.toISOString(),
    formFields: {
      Counted: `${progress.counted} of ${progress.expected}`,
      Missing: named(missing, progress.missing),
      Extra: named(
        extras.slice(0, NAMED).map(({ code }) => code),
        progress.extra,
      ),
      Opened: militaryTime(inventory.opened_at),
      Closed: militaryTime(work.at),
    },
  };
}
