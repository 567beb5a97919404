import { sql } from 'kysely';
import type { UnitOfWork } from '../../unit-of-work';

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
