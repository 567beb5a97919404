import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../src/kernel/db/open';
import { readConfig } from '../../src/kernel/config/config';
import { addUser, TEST_PASSWORD } from '../support/app';
import { signIn } from '../process/client';
import { startServer } from '../process/server-process';
import { answering, idsOf, startReceiver } from './receiver';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-webhooks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a server that is killed after it sent an event, and before it wrote that down, sends it again', async () => {
  const receiver = await startReceiver();
  const env = { DATA_DIR: folder, DEMO: 'off', WEBHOOK_PRIVATE_ADDRESSES: '127.0.0.1' };
  const database = await openDatabase(readConfig(env));
  const { db } = database;
  await db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  await addUser(database, { username: 'brandt', role: 'Supply Sergeant', unit_id: 'B' });
  const created_by = await addUser(database, { username: 'admin', role: 'Admin' });
  await db
    .insertInto('webhook')
    .values({
      name: 'Receiver',
      url: receiver.url,
      secret: 'whsec_AAAA',
      event_types: ['ITEM CREATED'],
      created_by,
      created_at: new Date(),
    })
    .execute();
  await database.close();

  const first = startServer(env);
  const base = await first.ready;
  // It is killed with the request sent and the answer still to come.
  receiver.answer(() => void first.child.kill('SIGKILL'));
  const supply = await signIn(base, 'brandt', TEST_PASSWORD);
  const body = { name: 'M4A1 Carbine', serial_number: 'W123456' };
  expect((await supply.send(base, 'POST', '/api/property', { body })).status).toBe(201);
  expect(await first.exit).toBe('SIGKILL');
  expect(receiver.received).toHaveLength(1);

  // The claim of the dead process ends a minute after it was made: as if that had passed.
  const again = await openDatabase(readConfig(env));
  const { numUpdatedRows } = await again.db
    .updateTable('webhook_delivery')
    .set({ due_at: new Date() })
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  await again.close();
  receiver.answer(answering(204));
  const second = startServer(env);
  await second.ready;
  while (receiver.received.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  const [id, ...others] = idsOf(receiver.received);
  expect(others).toEqual([id]);
  second.child.kill('SIGTERM');
  expect(await second.exit).toBe(0);
}, 240_000);
