/**
 * `tsx roles/bare.ts URL FOLDER`: a process that serves the hand-written statements over HTTP with nothing around them,
 * on the database that the server uses or, of PGlite, on a copy of it. Ends with its parent.
 */
import { sql } from 'kysely';
import { bareRead, bareServer, openDatabase } from '../lib/light-api';
import { CALL_NAMES, pathOf, type RolePerson } from './calls';
import { handStatement } from './hand';
import { findPeople } from './people';

/** What it says once it listens. */
export interface BareReady {
  origin: string;
  people: RolePerson[];
  items: number;
  events: number;
}

const [url = '', folder = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir: folder, databaseUrl: url || null });
const people = await findPeople(database.db);
const bare = bareServer();
for (const person of people) {
  for (const call of CALL_NAMES) {
    bareRead(bare, database, pathOf(person.role, call), [handStatement(database.db, call, person)]);
  }
}
const { rows } = await sql<{ items: number; events: number }>`
  select (select count(*)::int from property) as items, size::int as events from ledger_head`.execute(
  database.db,
);
const origin = await bare.listen({ host: '127.0.0.1', port: 0 });
const ready: BareReady = { origin, people, items: 0, events: 0, ...rows[0] };
process.send?.(ready);

process.on('disconnect', () => void database.close().finally(() => process.exit(0)));
