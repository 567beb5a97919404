/**
 * `tsx ledger/filled.ts URL EVENTS FOLDER`: fills an empty database and seals it, in a process of its own, for
 * memory's sake. Without a URL the database is PGlite in FOLDER.
 */
import { createSealer } from '../../mock-api/src/ledger/seal/create-sealer';
import { openDatabase } from '../lib/mock-api';
import { fillLedger } from './fill';
import { ORIGIN, say, whole } from './format';

const [url = '', events = '', dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: url || null });
const { db } = database;
const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
if (size === 0) {
  say(`filling ${whole(Number(events))} events`);
  await fillLedger(db, Number(events));
}
say('sealing');
const { sealer } = await createSealer({ db, dataDir, origin: ORIGIN });
await sealer.sealNow();
await database.close();
