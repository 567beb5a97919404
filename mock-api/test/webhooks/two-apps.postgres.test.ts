import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { openPostgres } from '../../src/kernel/db/postgres/open';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { readConfig } from '../../src/kernel/config/config';
import { appendEvent } from '../../src/ledger';
import { addUser } from '../support/app';
import { TEST_DATABASE_URL } from '../support/database';
import { createDatabase } from '../support/postgres-database';
import { answering, idsOf, startReceiver } from './receiver';

const open: { app: FastifyInstance; database: OpenDatabase }[] = [];
let folder: string;
let made: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-webhooks-'));
  made = await createDatabase(TEST_DATABASE_URL ?? '');
  for (const name of ['one', 'two']) {
    const database = await openPostgres(made.url);
    const config = {
      ...readConfig({}),
      dataDir: path.join(folder, name),
      ledgerKeyFile: path.join(folder, 'ledger-key'),
      webRoot: path.join(folder, 'dist'),
      logLevel: 'silent' as const,
      webhookPrivateAddresses: 'allow' as const,
    };
    open.push({ app: await buildApp({ config, database }), database });
  }
});
afterAll(async () => {
  for (const { app, database } of open) {
    await app.close();
    await database.close();
  }
  await made.drop();
  await rm(folder, { recursive: true, force: true });
});

test('two processes deliver each event once, and those of an item in their order', async () => {
  const { db } = open[0]!.database;
  const userId = await addUser({ db }, { username: 'admin', role: 'Admin' });
  const receiver = await startReceiver();
  // Long enough that both have several under way together.
  receiver.answer((response, one) => void setTimeout(() => answering(204)(response, one), 20));
  for (const name of ['one', 'two']) {
    await db
      .insertInto('webhook')
      .values({
        name,
        url: `${receiver.url}/${name}`,
        secret: 'whsec_AAAA',
        created_by: userId,
        created_at: new Date(),
      })
      .execute();
  }
  for (const { app } of open) app.webhooks.start();
  const ITEMS = 12;
  const EVENTS = 10;
  await Promise.all(
    Array.from({ length: ITEMS }, async (_, item) => {
      for (let event = 0; event < EVENTS; event += 1) {
        await open[item % 2]!.database.db.transaction().execute((trx) =>
          appendEvent(trx, {
            type: 'STATUS CHANGE',
            itemId: `P-${item}`,
            actor: { id: userId, name: 'SPC admin' },
            details: { event },
          }),
        );
      }
    }),
  );
  const total = 2 * ITEMS * EVENTS;
  while (
    (await db.selectFrom('webhook_delivery').select('id').where('state', '=', 'delivered').execute()).length <
    total
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(receiver.received).toHaveLength(total);
  const counts = new Map<unknown, number>();
  for (const id of idsOf(receiver.received)) counts.set(id, (counts.get(id) ?? 0) + 1);
  expect([...counts.values()]).toEqual(Array(ITEMS * EVENTS).fill(2));
  const attempts = await db.selectFrom('webhook_attempt').select('problem').execute();
  expect(attempts).toHaveLength(total);
  for (let item = 0; item < ITEMS; item += 1) {
    const seqs = receiver.received
      .filter(({ payload }) => payload.data.itemId === `P-${item}`)
      .map(({ payload }) => Number(payload.data.seq));
    // Both webhooks in one list: each seq comes no earlier than every smaller one was first sent.
    expect([...new Set(seqs)]).toEqual([...new Set(seqs)].sort((one, other) => one - other));
  }
}, 120_000);
