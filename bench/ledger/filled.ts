/** `tsx ledger/filled.ts URL EVENTS FOLDER`: fills an empty database and seals it. A process of its own, for memory's sake. */
import { openPostgres } from '../../mock-api/src/kernel/db/postgres/open';
import { createSealer } from '../../mock-api/src/ledger/seal/create-sealer';
import { fillLedger } from './fill';
import { ORIGIN, say, whole } from './format';

const [url = '', events = '', dataDir = ''] = process.argv.slice(2);
const database = await openPostgres(url);
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
