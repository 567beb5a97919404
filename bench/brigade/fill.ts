/**
 * `tsx brigade/fill.ts URL FOLDER ITEMS PEOPLE`: lays a brigade with its sealed ledger into an empty database, in a
 * process of its own, for memory's sake. Without a URL the database is PGlite in FOLDER. The ledger's key and journal
 * are in FOLDER either way.
 */
import { openDatabase } from '../lib/light-api';
import { PASSWORD } from './people';
import { createSealer, seedBrigade, systemClock } from './seed';

/** An index over a whole brigade takes minutes on a busy machine. */
const PATIENCE_MS = 30 * 60_000;

const [url = '', folder = '', items = '', people = ''] = process.argv.slice(2);
const { db, close } = await openDatabase(
  { dataDir: folder, databaseUrl: url || null },
  { hungAfterMs: PATIENCE_MS },
);
const isFilled = await db.selectFrom('property').select('id').limit(1).executeTakeFirst();
if (!isFilled) {
  let told = 0;
  await seedBrigade({
    db,
    clock: systemClock,
    items: Number(items),
    users: Number(people),
    seed: 612,
    password: PASSWORD,
    onProgress(done) {
      if (done.items < told) return;
      console.error(`filled ${done.items} items, ${done.events} events`);
      told = done.items + Number(items) / 10;
    },
  });
}
const { sealer } = await createSealer({ db, dataDir: folder, origin: 'hand-receipt/ledger' });
await sealer.sealNow();
await sealer.stop();
await close();
