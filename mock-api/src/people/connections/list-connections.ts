import type { ConnectionDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';
import { people } from '../../access';
import { toPerson } from '../users/recipients';

/** A person's connections, accepted, asked for and refused, with the other one of each. */
const connectionsOf = (db: Kysely<Database>, userId: string) =>
  people(db)
    .innerJoin('connections', (join) =>
      join.on((on) =>
        on.or([
          on.and([
            on('connections.user_id', '=', userId),
            on('connections.other_user_id', '=', on.ref('users.id')),
          ]),
          on.and([
            on('connections.other_user_id', '=', userId),
            on('connections.user_id', '=', on.ref('users.id')),
          ]),
        ]),
      ),
    )
    .select([
      'connections.id as connection_id',
      'connections.status as connection_status',
      'connections.user_id as asked_by',
    ]);

type ConnectionRow = Awaited<ReturnType<ReturnType<typeof connectionsOf>['executeTakeFirstOrThrow']>>;

const toConnection = (row: ConnectionRow, userId: string): ConnectionDto => ({
  id: row.connection_id,
  connectionStatus: row.connection_status,
  connectedUser: toPerson(row),
  direction: row.asked_by === userId ? 'outgoing' : 'incoming',
});

/**
 * The people whom the person is connected with or has asked or been asked by, by last name.
 *
 * @param whom 'reachable' leaves those out whose account is not active, until it is: nothing reaches them.
 */
export async function listConnections(
  db: Kysely<Database>,
  userId: string,
  whom: 'reachable' | 'everybody',
): Promise<ConnectionDto[]> {
  const rows = await connectionsOf(db, userId)
    .$if(whom === 'reachable', (reached) => reached.where('users.status', '=', 'Active'))
    .orderBy(sql`lower(users.last_name)`)
    .orderBy('users.id')
    .execute();
  return rows.map((row) => toConnection(row, userId));
}

/** One connection as the person sees it; undefined for one that is not theirs. */
export async function findConnection(
  db: Kysely<Database>,
  userId: string,
  connectionId: string,
): Promise<ConnectionDto | undefined> {
  const row = await connectionsOf(db, userId).where('connections.id', '=', connectionId).executeTakeFirst();
  return row && toConnection(row, userId);
}
