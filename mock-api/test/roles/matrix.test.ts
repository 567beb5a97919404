import { routes } from '@hand-receipt/contracts/routes';
import { CALLERS, type Caller, type Line } from './line';
import { areas, matrix } from './matrix';
import { requestOf } from './request-of';
import { closeApps, testApp } from '../support/app';
import { type World, makeWorld } from './role-matrix-fixture';

type Entry = [string, readonly Line[]];

const entries = Object.entries(matrix) as Entry[];

test('check 7 every call of the contract is in the matrix, and every line is a call', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(routes).sort());
  for (const [key, lines] of entries) {
    expect([key, lines.length > 0]).toEqual([key, true]);
    for (const { answers } of lines) expect(answers).toMatch(/^\d{3}( \d{3}){5}$/);
  }
});

test('check 7 a call that takes an id has a line that refuses somebody', () => {
  const open = entries.filter(
    ([key, lines]) => key.includes('/:') && lines.every(({ answers }) => /^2\d\d( 2\d\d)*$/.test(answers)),
  );
  expect(open.map(([key]) => key)).toEqual([]);
});

/** Calls of which a browser or a proxy might keep an answer. */
const cacheable = new Set<string>();

describe.each(Object.entries(areas))('%s', (_name, lines) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(closeApps);

  const everyLine = (Object.entries(lines) as Entry[]).flatMap(([key, each]) =>
    each.map((line) => [key, line.on, line] as const),
  );

  test.each(everyLine)(
    'USER-08 check 7 %s on %s answers each role as the matrix says',
    async (key, _on, { answers, send }) => {
      const given: Partial<Record<Caller, number>> = {};
      for (const caller of CALLERS) {
        const answer = await world.as[caller](requestOf(key, await send(world, caller)));
        given[caller] = answer.statusCode;
        if (answer.headers['cache-control'] !== 'no-store') cacheable.add(key);
      }
      expect(given).toEqual(
        Object.fromEntries(CALLERS.map((caller, n) => [caller, Number(answers.split(' ')[n])])),
      );
    },
  );
});

test('no cache may store a response of any call, for any caller and any status', () => {
  expect([...cacheable]).toEqual([]);
});

test('check 7 without a session every call but the public ones answers 401, whatever it carries', async () => {
  const { inject } = await testApp();
  for (const [key, contract] of Object.entries(routes)) {
    if ('public' in contract) continue;
    const answer = await inject(
      requestOf(key, { id: 'P-0001', body: key.startsWith('GET') ? undefined : {} }),
    );
    expect([key, answer.statusCode]).toEqual([key, 401]);
  }
});
