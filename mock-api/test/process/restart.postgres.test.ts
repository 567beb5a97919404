import { QUERY_SCOPES } from '@hand-receipt/contracts';
import {
  type PrivatePostgres,
  findPostgres,
  howToGetPostgres,
  startPostgres,
} from '../../../scripts/lib/private-postgres.mjs';
import { openPostgres } from '../../src/kernel/db/postgres/open';
import { startSession } from '../../src/people/auth/session';
import { listenTo } from '../events/listener';
import { addUser } from '../support/app';
import { bareApp } from '../support/bare-app';
import { createDatabase } from '../support/postgres-database';
import { clientWith } from './client';
import { tryWrite, writesOf } from './writes';

const RECOVERY_LIMIT_MS = 5000;

let postgres: PrivatePostgres | null = null;
afterAll(() => postgres?.stop());

test('check 25 PostgreSQL restarts under the API: 503 meanwhile, never a wrong answer, and it recovers', async () => {
  const bin = findPostgres();
  if (!bin) throw new Error(howToGetPostgres);
  postgres = await startPostgres(bin);
  const database = await openPostgres((await createDatabase(postgres.url)).url);
  await database.db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  const userId = await addUser(database, { username: 'brandt', role: 'Supply Sergeant', unit_id: 'B' });
  const app = await bareApp(database);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const token = await startSession(database.db, { userId, at: new Date(), userAgent: null });
  const client = clientWith(`hr_session=${token}`);
  const stream = await listenTo(`${base}/api/events`, { cookie: client.cookie });

  const [before, during] = writesOf('RESTART', 2);
  if (!before || !during) throw new Error('two writes are wanted');
  expect(await tryWrite(client, base, before)).toBe(true);

  // One reader asks without a pause, all the time; whatever it is answered with 200 has to be so.
  let reading = true;
  const answers: { status: number; serials: string[]; at: number }[] = [];
  const reader = (async () => {
    while (reading) {
      const answer = await client.send(base, 'GET', '/api/property');
      const items: unknown = await answer.json();
      const serials = Array.isArray(items)
        ? items.map((item: { serial_number: string }) => item.serial_number)
        : [];
      answers.push({ status: answer.status, serials, at: performance.now() });
    }
  })();
  const answered = async (status: number) => {
    const known = answers.length;
    while (!answers.slice(known).some((answer) => answer.status === status)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  await answered(200);
  await postgres.halt();
  await answered(503);
  expect(await tryWrite(client, base, during)).toBe(false);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  expect((await fetch(`${base}/readyz`)).status).toBe(503);
  await postgres.resume();
  const back = performance.now();
  await answered(200);
  reading = false;
  await reader;

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { status, serials } of answers) if (status === 200) expect(serials).toEqual([before.serial]);
  const lastRefusal = answers.filter(({ status }) => status === 503).at(-1)?.at ?? 0;
  expect(lastRefusal - back).toBeLessThan(RECOVERY_LIMIT_MS);

  // The listener is back as well: open browsers are told to read everything again, and then of what is new.
  const rereads = () => stream.of<{ scopes: string[] }>('changed').map(({ data }) => data.scopes);
  await stream.until(() => rereads().some((scopes) => scopes.length === QUERY_SCOPES.length));
  const known = rereads().length;
  expect(await tryWrite(client, base, during)).toBe(true);
  await stream.until(() => rereads().length > known);
  stream.stop();
  await app.close();
  await database.close();
}, 120_000);
