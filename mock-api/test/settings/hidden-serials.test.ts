import { type RouteContract, routes } from '@hand-receipt/contracts/routes';
import { matrix } from '../roles/matrix';
import { endSuccessions } from '../roles/lines/successions';
import { requestOf } from '../roles/request-of';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { call } from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';

let world: World;
let locked: World['as']['commander'];
let unlocked: World['as']['commander'];
beforeAll(async () => {
  world = await makeWorld();
  const own = world.as.commander;
  await call(own, 'PUT', '/api/settings/pin', { pin: '4612', password: TEST_PASSWORD });
  await call(own, 'PUT', '/api/settings', { settings: { security: { requirePinForSensitive: true } } });
  // The PIN is entered, because the writes below make sensitive items and files.
  await call(own, 'POST', '/api/settings/pin/verify', { pin: '4612' });
  // Something for every list, so that none is walked while it is empty.
  await world.maintenanceOn(await world.itemOf('commander'));
  await world.offerTo('commander', 'squadmate');
  await world.connect('commander', 'squadmate');
  await world.documentTo('commander', 'squadmate');
  locked = await world.signIn('commander');
  unlocked = await world.signIn('commander');
  await call(unlocked, 'POST', '/api/settings/pin/verify', { pin: '4612' });
});

const sensitiveSerials = async () => {
  const items = world.database.db.selectFrom('property').where('is_sensitive', '=', true);
  return (await items.select('serial_number').execute()).map((item) => item.serial_number);
};

/** Every GET of the contract, on what the commander reads, in the words of the matrix. */
const reads = (Object.entries(routes) as [keyof typeof routes, RouteContract][])
  .filter(([key]) => key.startsWith('GET'))
  .flatMap(([key, { showsSensitive }]) =>
    (matrix[key] ?? [])
      .filter(({ answers }) => answers.split(' ')[4] === '200')
      .map((line) => ({ key, showsSensitive, ...line })),
  );

test('locked, no GET of the contract shows the serial number of a sensitive item; unlocked, they do', async () => {
  const showing = new Set<string>();
  const leaking: string[] = [];
  const wrong: unknown[] = [];
  for (const { key, on, send, showsSensitive } of reads) {
    const request = requestOf(key, await send(world, 'commander'));
    const hidden = await locked(request);
    const shown = await unlocked(request);
    const serials = await sensitiveSerials();
    const left = serials.filter((serial) => hidden.body.includes(serial));
    if (left.length > 0) leaking.push(`${key} on ${on}: ${left.join(', ')}`);
    if (serials.some((serial) => shown.body.includes(serial))) showing.add(key);
    const mayRefuse = showsSensitive !== undefined;
    if (shown.statusCode !== 200 || (hidden.statusCode !== 200 && !mayRefuse)) {
      wrong.push([key, on, hidden.body, shown.statusCode]);
    }
    await endSuccessions(world);
  }
  expect(wrong).toEqual([]);
  expect(leaking).toEqual([]);
  // Proof that the walk meets serial numbers, in members and inside running text.
  expect([...showing]).toEqual(
    expect.arrayContaining([
      'GET /api/property',
      'GET /api/property/:id',
      'GET /api/inventory',
      'GET /api/transfers',
      'GET /api/transfers/sheets',
      'GET /api/documents',
      'GET /api/ledger/history',
      'GET /api/ledger/events/:id',
      'GET /api/maintenance',
      'GET /api/property/export',
    ]),
  );
}, 120_000);

test('locked, other serial numbers show, also in lists with sensitive items', async () => {
  const { body } = await world.as.commander({
    method: 'POST',
    url: '/api/property',
    body: { name: 'Generator', serial_number: 'GEN-771', category: 'support-equipment' },
  });
  expect(body).toContain('GEN-771');
  const items = (await locked({ url: '/api/property?scope=visible&limit=500' })).json<
    { serial_number: string }[]
  >();
  const serials = items.map((item) => item.serial_number);
  expect(serials).toEqual(expect.arrayContaining(['GEN-771', '••••••']));
});

test('locked, a serial number that is searched for is found and shown, as scanning needs it', async () => {
  const id = await world.itemOf('commander', 'W55-901');
  const found = (await locked({ url: '/api/inventory?q=w55-901' })).json<
    { id: string; serial_number: string }[]
  >();
  expect(found).toEqual([expect.objectContaining({ id, serial_number: 'W55-901' })]);
  expect((await locked({ url: '/api/inventory?q=w55' })).body).not.toContain('W55-901');
});

test('locked, serial numbers of figures, of signs and with blanks are hidden, and ids and times stay', async () => {
  const odd = ['0001', '2026', 'A.(1)* [X]', 'AB 12', 'Q"7\\Z'];
  for (const serial of odd) await world.itemOf('commander', serial);
  const request = { url: '/api/property?scope=visible&limit=500' };
  const withoutSerials = (body: string) =>
    (JSON.parse(body) as { serial_number: string }[]).map((item) => ({ ...item, serial_number: '' }));
  const [hidden, shown] = [(await locked(request)).body, (await unlocked(request)).body];
  for (const serial of odd) {
    expect(shown).toContain(JSON.stringify(serial));
    expect(hidden).not.toContain(JSON.stringify(serial));
  }
  expect(withoutSerials(hidden)).toEqual(withoutSerials(shown));
});

test('an API token has no PIN to enter, and reads serial numbers', async () => {
  const made = await call<{ token: string }>(world.as.commander, 'POST', '/api/tokens', {
    name: 'Export',
    scope: 'read',
  });
  const { body } = await world.inject({
    url: '/api/property?scope=visible&limit=500',
    headers: { authorization: `Bearer ${made.json.token}` },
  });
  expect(body).toContain('W70000');
});
