import { Refusal, call } from '../src/anchor';

const ORIGIN = 'hand-receipt/ledger';
const A = 'a'.repeat(64);
const B = 'b'.repeat(64);

/** The chaincode on a map, which counts what is written. */
function chaincode() {
  const kept = new Map<string, string>();
  const written: string[] = [];
  const state = {
    get: (key: string) => Promise.resolve(kept.get(key) ?? ''),
    put: (key: string, value: string) => {
      kept.set(key, value);
      written.push(value);
      return Promise.resolve();
    },
  };
  return { run: (name: string, ...args: string[]) => call(state, name, args), written };
}

test('EVID-54 a larger checkpoint is kept, a smaller one and another root of one size are refused', async () => {
  const { run, written } = chaincode();
  expect(await run('latest', ORIGIN)).toBe('');
  expect(await run('anchor', ORIGIN, '9', A)).toBe(`9 ${A}`);
  expect(await run('anchor', ORIGIN, '632', B)).toBe(`632 ${B}`);
  await expect(run('anchor', ORIGIN, '9', A)).rejects.toThrow(new Refusal('smaller: 632'));
  await expect(run('anchor', ORIGIN, '632', A)).rejects.toThrow(
    new Refusal('another root for the same size'),
  );
  expect(await run('latest', ORIGIN)).toBe(`632 ${B}`);
  expect(written).toEqual([`9 ${A}`, `632 ${B}`]);
});

test('EVID-54 the same anchor twice is answered alike and written once', async () => {
  const { run, written } = chaincode();
  const answers = [await run('anchor', ORIGIN, '632', A), await run('anchor', ORIGIN, '632', A)];
  expect(answers).toEqual([`632 ${A}`, `632 ${A}`]);
  expect(written).toEqual([`632 ${A}`]);
});

test('ledgers are kept apart by their origins', async () => {
  const { run } = chaincode();
  await run('anchor', ORIGIN, '632', A);
  expect(await run('anchor', 'another/ledger', '1', B)).toBe(`1 ${B}`);
  expect(await run('latest', ORIGIN)).toBe(`632 ${A}`);
});

const MOST = String(Number.MAX_SAFE_INTEGER);

test('a size goes up to 2^53-1', async () => {
  expect(await chaincode().run('anchor', ORIGIN, MOST, A)).toBe(`${MOST} ${A}`);
});

test.each([
  ['a size past 2^53-1', 'anchor', [ORIGIN, '9007199254740992', A]],
  ['a size with a leading zero', 'anchor', [ORIGIN, '07', A]],
  ['a negative size', 'anchor', [ORIGIN, '-1', A]],
  ['a size with a line after it', 'anchor', [ORIGIN, '7\n', A]],
  ['no size', 'anchor', [ORIGIN, '', A]],
  ['a root in capitals', 'anchor', [ORIGIN, '7', 'A'.repeat(64)]],
  ['a short root', 'anchor', [ORIGIN, '7', 'a'.repeat(63)]],
  ['no origin', 'anchor', ['', '7', A]],
  ['an argument too many', 'anchor', [ORIGIN, '7', A, 'x']],
  ['an argument too few', 'latest', []],
  ['another call', 'delete', [ORIGIN]],
])('%s is malformed', async (_, name, args) => {
  const { run, written } = chaincode();
  await expect(run(name, ...args)).rejects.toThrow(new Refusal('malformed'));
  expect(written).toEqual([]);
});
