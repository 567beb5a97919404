import { PRODUCT_NAME } from '@hand-receipt/contracts';
import { buildApp } from './app';
import { DataFolderError, openDatabase, prepareDataDir, readConfig } from './kernel';
import { DEMO_COMMANDER, DEMO_PASSWORD, DEMO_SOLDIER } from './people';
import { EXIT_FOLDER_TAKEN, endWithDatabase, explain, refuseHost, shutDownOnSignal } from './process';
import { recordLedgerKey } from './ledger';
import { recordItemsFound, recordRowsFound } from './ledger-check';
import { holdsDemo, seedOnFirstRun } from './first-run';

const signInHint = (demo: boolean) =>
  demo ? ` - sign in as ${DEMO_COMMANDER} or ${DEMO_SOLDIER}, password ${DEMO_PASSWORD}` : '';

async function main(): Promise<void> {
  const wanted = readConfig();
  await prepareDataDir(wanted.dataDir);
  const database = await openDatabase(wanted);
  const config = { ...wanted, demo: wanted.demo && (await holdsDemo(database.db)) };
  const app = await buildApp({ config, database, checkAnswers: process.env.NODE_ENV === 'test' });
  endWithDatabase(app);
  shutDownOnSignal(app);

  app.serving.now = false;
  app.serving.because = 'The server is starting and loading its data. Try again in a minute.';
  const { host, port } = config;
  const address = await app.listen({ host, port }).catch(refuseHost(host));
  await seedOnFirstRun(app);
  await recordLedgerKey(database.db, app.sealer, app.clock.now());
  await recordRowsFound(database.db, app.clock.now());
  // A signal may have come while the data was loaded: the server is closing.
  if (app.serving.draining) return;
  app.serving.now = true;
  app.scheduler.start();
  app.webhooks.start();
  console.log(`${PRODUCT_NAME} is ready: ${address}${signInHint(config.demo)}`);
  await recordItemsFound(database.background, app.clock, () => app.serving.draining).catch((error: unknown) =>
    app.log.error({ err: error }, 'not every item could be recorded as found; the next start goes on'),
  );
}

main().catch((error: unknown) => {
  console.error(explain(error) ?? error);
  process.exit(error instanceof DataFolderError ? EXIT_FOLDER_TAKEN : 1);
});
