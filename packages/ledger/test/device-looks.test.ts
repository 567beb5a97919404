import { type LedgerSource, toHex } from '../src';
import { NOW, look, remember } from './device-look';
import { ORIGIN } from './event-at';
import { MemoryLog } from './memory-log';

test('a first look remembers key, checkpoint and every receipt, page by page', async () => {
  const log = new MemoryLog(5);
  const told: number[] = [];
  const verdict = await look(log.source(), null, (checked) => told.push(checked));
  const { root } = await log.checkpoint();
  expect(verdict).toMatchObject({
    verified: true,
    firstSight: true,
    size: 5,
    root: toHex(root),
    receiptsChecked: 5,
  });
  expect(told).toEqual([2, 4, 5]);
  expect(verdict.memory).toEqual({
    version: 1,
    origin: ORIGIN,
    key: log.firstKey,
    since: NOW.toISOString(),
    checkpoint: {
      size: 5,
      root: toHex(root),
      note: await log.note(),
      seenAt: NOW.toISOString(),
      subtrees: await log.source().subtrees(5),
    },
    receipts: expect.any(Array) as unknown,
  });
  expect(verdict.memory?.receipts[3]).toMatchObject({
    seq: 3,
    eventId: 'evt_3',
    type: 'STATUS CHANGE',
    itemId: 'P-0001',
    itemCount: 4,
    ts: '2026-11-21T06:04:18.000Z',
    sealed: true,
  });
});

test('later looks ask for what is new, and follow the key through its changes', async () => {
  const log = new MemoryLog(3);
  const memory = await remember(log);
  expect(await look(log.source(), memory)).toMatchObject({ verified: true, firstSight: false, size: 3 });
  log.append();
  log.rotate();
  log.rotate();
  log.append();
  const later = await look(log.source(), memory);
  expect(later).toMatchObject({ verified: true, size: 7, receiptsChecked: 7 });
  expect(later.memory?.key).toBe(log.signer.verifierKey);
  // From the key of between on, too.
  expect(await look(log.source(), later.memory)).toMatchObject({ verified: true });
});

test('a device without receipts asks only for what came after its checkpoint', async () => {
  const log = new MemoryLog(4);
  const memory = { ...(await remember(log)), receipts: [] };
  const asked: number[] = [];
  const source = log.source();
  const watched: LedgerSource = {
    ...source,
    receipts: (after, size) => (asked.push(after), source.receipts(after, size)),
  };
  await look(watched, memory);
  expect(asked).toEqual([3]);
});
