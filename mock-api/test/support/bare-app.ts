import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/kernel/config/config';
import type { OpenDatabase } from '../../src/kernel/db/open-database';

const open: { app: FastifyInstance; dataDir: string }[] = [];
afterAll(async () => {
  for (const { app, dataDir } of open) {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** The app on a database that the test brings, as in production; closed after the last test of the file. */
export async function bareApp(database: OpenDatabase): Promise<FastifyInstance> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-'));
  const config = {
    ...readConfig({}),
    dataDir,
    webRoot: path.join(dataDir, 'dist'),
    logLevel: 'error' as const,
  };
  const app = await buildApp({ config, database });
  open.push({ app, dataDir });
  return app;
}
