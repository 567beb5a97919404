import {
  type DeviceMemory,
  type LedgerSource,
  portableTools,
  type SeenCheckpoint,
  toHex,
  verifyFromDevice,
} from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';
import { NOW, remember } from './device-look';
import { ORIGIN } from './event-at';
import { MemoryLog } from './memory-log';

const seenOf = ({
  key,
  checkpoint: { size, root, seenAt },
}: DeviceMemory): Omit<Required<SeenCheckpoint>, 'subtrees'> => ({
  size,
  root,
  seenAt,
  keyId: toHex(portableTools.verifierOf(key).keyId),
});
const check = (source: LedgerSource, known: Partial<Parameters<typeof verifyFromDevice>[0]>) =>
  verifyFromDevice({ source, memory: null, tools: portableTools, now: NOW, ...known });
const found = async (source: LedgerSource, ...seen: SeenCheckpoint[]) =>
  (await check(source, { seen })).findings.map(({ message }) => message);

function another(log: MemoryLog, size: number): LedgerSource {
  const other = new MemoryLog();
  other.signer = log.signer;
  for (let i = 0; i < size; i += 1) other.append({ details: { other: true } });
  return { ...other.source(), keys: log.source().keys };
}

test.each([
  ['shrank', 2, 'Ledger shrank from 3 to 2'],
  ['another of the same size', 3, 'History before #3 differs from what this device saw on 21NOV2026'],
  ['another that is larger', 5, 'History before #3 differs from what this device saw on 21NOV2026'],
])('EVID-26 a ledger is held against size and root alone: %s', async (_what, size, message) => {
  const log = new MemoryLog(3);
  const { keyId: _unknown, ...seen } = seenOf(await remember(log));
  expect(await found(another(log, size), seen)).toEqual([message]);
  log.append();
  expect(await found(log.source(), seen)).toEqual([]);
});

test('EVID-26 every checkpoint that was seen counts, beside what is remembered', async () => {
  const log = new MemoryLog(3);
  const memory = await remember(log);
  log.append();
  const four = seenOf(await remember(log));
  const messages = async (seen: SeenCheckpoint[]) =>
    (await check(log.source(), { memory, seen })).findings.map((finding) => finding.message);
  expect(await messages([four])).toEqual([]);
  expect(await messages([four, { ...four, size: 5 }])).toEqual(['Ledger shrank from 5 to 4']);
  expect(await messages([{ ...four, root: '11'.repeat(32) }])).toEqual([
    'History before #4 differs from what this device saw on 21NOV2026',
  ]);
  const lost = {
    ...log.source(),
    checkpoint: async () => ({ origin: ORIGIN, note: await log.note(), recorded: 2 }),
  };
  expect(await found(lost, { ...four, size: 9 })).toEqual(['Ledger shrank from 9 to 2']);
});

test('EVID-26 the key that signed at that size is the one of the seen id, also after it was changed', async () => {
  const log = new MemoryLog(3);
  const seen = seenOf(await remember(log));
  log.rotate();
  expect(await found(log.source(), seen)).toEqual([]);
  const after = seenOf(await remember(log));
  expect(after.keyId).not.toBe(seen.keyId);
  expect(await found(log.source(), seen, after)).toEqual([]);
  const changed = ['Signing key changed without authorisation'];
  expect(await found(log.source(), { ...seen, keyId: after.keyId })).toEqual(changed);
  const stolen = new MemoryLog(3, nodeSigner(generateSignerKey(ORIGIN)));
  expect(await found(stolen.source(), seen)).toEqual(changed);
});

test('EVID-27 the receipts of one person are their own, also after another person looked', async () => {
  const log = new MemoryLog(4);
  const memory = await remember(log);
  const asked: number[] = [];
  const source: LedgerSource = {
    ...log.source(),
    receipts: (after, size) => (asked.push(after), log.source().receipts(after, size)),
  };
  const nobody = await check(source, { memory, own: { receipts: [], through: 0 } });
  expect(nobody).toMatchObject({ verified: true, firstSight: false, receiptsChecked: 4, ofOwnActs: [] });
  expect(asked[0]).toBe(-1);
  asked.length = 0;
  const later = await check(source, { memory, own: { receipts: [], through: 3 } });
  expect(asked[0]).toBe(2);
  expect(later.memory?.receipts.map(({ seq }) => seq)).toEqual([3]);

  // Also on a first visit: another person may have given up what was remembered of the ledger.
  const own = { receipts: memory.receipts, through: 4 };
  const gone: LedgerSource = { ...source, receipts: async () => [] };
  const first = await check(gone, { own });
  expect(first.firstSight).toBe(true);
  expect(first.ofOwnActs?.map(({ message }) => message)).toEqual(
    [0, 1, 2, 3].map((seq) => `Event #${seq} is missing`),
  );
  expect(first.findings).toEqual(first.ofOwnActs);
});

test('what a check did not come to says nothing of own acts', async () => {
  const log = new MemoryLog(3);
  const seen = [seenOf(await remember(log))];
  expect(await check(another(log, 2), { seen })).toMatchObject({ verified: false, ofOwnActs: null });
});
