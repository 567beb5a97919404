import { repairCopies } from '../ledger-check';
import { runCommand } from './support/command';
import { withDatabase } from './support/with-database';

const USAGE = `pnpm lists:repair

Lists and figures are read from copies of the items and of the tree of units. Where the check of the ledger
found such a copy that differs, this writes it again from the items, custody and units, and names the serial
numbers. Export the evidence first: afterwards nothing shows what the copy said. DATA_DIR and DATABASE_URL say
which database, as for the server. Stop the server first where it runs on the embedded database.`;

runCommand(USAGE, async () => {
  const repaired = await withDatabase(({ db }) => db.transaction().execute(repairCopies));
  const items = repaired.length === 1 ? '1 item was' : `${repaired.length} items were`;
  console.log(`The copies of ${items} wrong${repaired.length > 0 ? `: ${repaired.join(', ')}` : ''}.`);
  console.log('The copy of the tree of units was written again.');
  console.log('Now press Verify Ledger in the app, or wait for the next check.');
});
