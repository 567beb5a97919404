import path from 'node:path';
import { LIMITS } from './limits';
import { ATTACKS, ROOT, limitName, readPage, writeParts } from './page';
import { titlesOf } from './titles';

/** Those of the tests that are in no file. */
const missing = (tests: readonly (readonly [string, string])[]) =>
  tests.filter(([file, title]) => !titlesOf(path.join(ROOT, file)).has(title));

test('EVID-30 each attack has tests that exist, and somebody who notices it', () => {
  expect(missing(ATTACKS.flatMap(({ tests }) => tests))).toEqual([]);
  for (const { attack, tests, server, device, export: exported } of ATTACKS) {
    expect([attack, tests.length > 0, Boolean(server ?? device ?? exported)]).toEqual([attack, true, true]);
  }
});

test('EVID-30 each limit has a test of its own number that exists', () => {
  expect(missing(LIMITS.map((limit) => limit.test))).toEqual([]);
  LIMITS.forEach(({ test: [, title] }, at) => expect(title.startsWith(`${limitName(at)} `)).toBe(true));
  const files = new Set(LIMITS.map(({ test: [file] }) => file));
  const tested = [...files].flatMap((file) => [...titlesOf(path.join(ROOT, file))]);
  const named = tested.filter((title) => title.startsWith('LIM-'));
  expect(named.sort()).toEqual(LIMITS.map(({ test: [, title] }) => title).sort());
});

test('EVID-30 the page says what the tables say: else run pnpm ledger:attacks', () => {
  expect(readPage()).toBe(writeParts(readPage()));
});

test('EVID-30 a title that is in no file is missed', () => {
  const file = 'mock-api/test/ledger/attack-table/attack-table.test.ts';
  const title = 'EVID-30 a title that is in no file is missed';
  expect(missing([[file, title]])).toEqual([]);
  expect(missing([[file, `${title} or is it`]])).toHaveLength(1);
});
