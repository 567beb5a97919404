import { normalizeSerial } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import type { LockedItem } from '../../property';
import type { UnitOfWork } from '../../unit-of-work';
import type { ScannedCode } from './scan-code';

/** An item whose code was read. */
export interface ScannedItem {
  item: LockedItem;
  /** Until when it had the serial number that the code says; null where it has it now. */
  until: Date | null;
}

/** A serial number that an item had before: that of the label's item, else of the one that had it last. */
const findFormer = ({ trx }: UnitOfWork, { serial, itemId }: ScannedCode) =>
  trx
    .selectFrom('former_identifier')
    .select(['item_id', 'until'])
    .where('kind', '=', 'serial')
    .where('value', '=', serial)
    .$if(itemId !== null, (former) => former.where('item_id', '=', itemId))
    .orderBy('until', 'desc')
    .orderBy('amendment_id', 'desc')
    .limit(1)
    .executeTakeFirst();

const lockBySerial = ({ trx }: UnitOfWork, serial: string) =>
  trx
    .selectFrom('property')
    .selectAll()
    .where(sql<boolean>`upper(btrim(serial_number)) = ${serial}`)
    .forUpdate()
    .executeTakeFirst();

/** @returns undefined where the item has the serial number by now. */
async function lockFormer(work: UnitOfWork, code: ScannedCode): Promise<ScannedItem | undefined> {
  const former = await findFormer(work, code);
  if (!former) return undefined;
  const item = await work.trx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', former.item_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return normalizeSerial(item.serial_number) === code.serial ? undefined : { item, until: former.until };
}

/**
 * The item that a code means, even if the person may not see it: that of our label where it had the serial number before
 * an amendment, else the one that has it now, else the one that had it last. It is locked, so two scans run one after the
 * other. Do not show it to a person who may not see it.
 */
export async function lockScanned(work: UnitOfWork, code: ScannedCode): Promise<ScannedItem | undefined> {
  // After an exchange of two numbers the label of one item shows the number of the other.
  const labeled = code.itemId === null ? undefined : await lockFormer(work, code);
  if (labeled) return labeled;
  const item = await lockBySerial(work, code.serial);
  return item ? { item, until: null } : lockFormer(work, { ...code, itemId: null });
}

/** When and by whom an item was seen. */
export interface Seen {
  at: Date;
  by: string;
}

/** One verification with who did it. */
export const findSeen = ({ trx }: UnitOfWork, verificationId: string): Promise<Seen> =>
  trx
    .selectFrom('verification')
    .innerJoin('users', 'users.id', 'verification.by_user_id')
    .select(['verification.at', sql<string>`users.rank || ' ' || users.last_name`.as('by')])
    .where('verification.id', '=', verificationId)
    .executeTakeFirstOrThrow();
