import { PRODUCT_NAME } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { ConfigError, readConfig } from './config';
import { DataFolderError } from './db/data-folder';
import { openDatabase } from './db/open';
import { DEMO_COMMANDER, DEMO_PASSWORD, DEMO_SOLDIER } from './domain/auth/demo';
import { EXIT_FOLDER_TAKEN, endWithDatabase, shutDownOnSignal } from './shutdown';

/** Lays in the demo company where nobody is yet; the seed is not even loaded otherwise. */
async function seedOnFirstRun({ config, database, clock, log }: FastifyInstance): Promise<void> {
  if (!config.demo) return;
  const anybody = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (anybody) return;
  const { seedDemo } = await import('../seed');
  await seedDemo({ db: database.db, clock, log });
}

const signInHint = (demo: boolean) =>
  demo ? ` - sign in as ${DEMO_COMMANDER} or ${DEMO_SOLDIER}, password ${DEMO_PASSWORD}` : '';

async function main(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const app = await buildApp({ config, database, checkAnswers: process.env.NODE_ENV === 'test' });
  endWithDatabase(app);
  shutDownOnSignal(app);

  app.serving.now = false;
  const address = await app.listen({ host: config.host, port: config.port });
  await seedOnFirstRun(app);
  app.serving.now = true;
  console.log(`${PRODUCT_NAME} is ready: ${address}${signInHint(config.demo)}`);
}

/** Says why the server did not start, as a sentence where the reader can do something about it. */
function explain(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    console.error('The port is taken. Stop what uses it, or set PORT to another one.');
  } else if (error instanceof ConfigError || error instanceof DataFolderError) {
    console.error(error.message);
  } else {
    console.error(error);
  }
}

main().catch((error: unknown) => {
  explain(error);
  process.exit(error instanceof DataFolderError ? EXIT_FOLDER_TAKEN : 1);
});
