import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { type World, makeWorld } from '../roles/role-matrix-fixture';

const EXAMPLE = path.resolve(__dirname, '../../../packages/api-client/examples/offer-item.mjs');

let world: World;
let baseUrl: string;
beforeAll(async () => {
  world = await makeWorld();
  baseUrl = await world.app.listen({ host: '127.0.0.1', port: 0 });
});

async function tokenOf(scope: 'read' | 'read-write'): Promise<string> {
  const body = { name: 'Script', scope };
  const answer = await world.as.commander({ method: 'POST', url: '/api/tokens', body });
  return answer.json<{ token: string }>().token;
}

/** Runs the example as a person with a shell does. */
async function run(token: string, ...args: string[]) {
  const child = spawn(process.execPath, [EXAMPLE, ...args], {
    env: { HAND_RECEIPT_URL: baseUrl, HAND_RECEIPT_TOKEN: token },
  });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { out, err, code };
}

const nameOf = async (username: string) => {
  const { last_name: name } = await world.database.db
    .selectFrom('users')
    .select('last_name')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return name;
};

test('the example offers an item by its serial number, and says why it cannot offer it twice', async () => {
  for (const _ of [1, 2, 3, 4]) await world.itemOf('commander');
  const item = await world.itemOf('commander');
  const serial = await world.serialOf(item);
  const token = await tokenOf('read-write');
  const recipient = await nameOf('leader');

  const first = await run(token, serial, recipient);
  expect(first).toMatchObject({ err: '', code: 0 });
  expect(first.out).toMatch(/who holds 5 items\.\nOffered .+ to .+: transfer \S+\.\n$/);
  const { open_transfer: open } = (await world.as.commander({ url: `/api/property/${item}` })).json<{
    open_transfer: { id: string };
  }>();
  expect(first.out).toContain(`transfer ${open.id}.`);

  const second = await run(token, serial, recipient);
  expect(second.code).toBe(3);
  expect(second.err).toMatch(/^Not offered: .+\.\n$/);
});

test('the example says what it needs, and what a token must not do', async () => {
  const serial = await world.serialOf(await world.itemOf('commander'));
  expect(await run('', serial, 'Nobody')).toMatchObject({
    code: 2,
    err: expect.stringContaining('HAND_RECEIPT_TOKEN') as string,
  });
  expect(await run(await tokenOf('read'), serial, await nameOf('leader'))).toMatchObject({
    code: 1,
    err: 'forbidden: This API token can only read. Make one that can also write.\n',
  });
  expect(await run('hr_no-such-token', serial, 'Nobody')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^unauthorized: /) as string,
  });
});
