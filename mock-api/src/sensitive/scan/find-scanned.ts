import { sql } from 'kysely';
import type { LockedItem } from '../../property';
import type { UnitOfWork } from '../../unit-of-work';

/**
 * The item with this serial number, even if the person may not see it. It is locked, so two scans run one after the
 * other. Do not show it to a person who may not see it.
 */
export const lockScanned = ({ trx }: UnitOfWork, serial: string): Promise<LockedItem | undefined> =>
  trx
    .selectFrom('property')
    .selectAll()
    .where(sql<boolean>`upper(btrim(serial_number)) = ${serial}`)
    .forUpdate()
    .executeTakeFirst();

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
