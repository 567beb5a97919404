import { type DeviceMemory, readMemory } from '../src';
import { keepReceipts } from '../src/device/memory';
import { remember } from './device-look';
import { MemoryLog } from './memory-log';

const MOST_RECEIPTS = 500;

const receipt = (seq: number, sealed = true) => ({
  seq,
  eventId: `evt_${seq}`,
  type: 'USER',
  itemId: null,
  itemCount: null,
  ts: '',
  leafHash: '',
  sealed,
});

test('receipts are kept in the order of the ledger, however they came', () => {
  const kept = keepReceipts([receipt(5), receipt(2)], [receipt(9), receipt(3)]);
  expect(kept.map(({ seq }) => seq)).toEqual([2, 3, 5, 9]);
});

test('old receipts go first, and a newer word of one replaces the older', () => {
  const many = Array.from({ length: MOST_RECEIPTS }, (_, seq) => receipt(seq));
  const kept = keepReceipts(many, [receipt(MOST_RECEIPTS + 4), receipt(MOST_RECEIPTS - 1, false)]);
  expect(kept).toHaveLength(MOST_RECEIPTS);
  expect([kept[0]?.seq, kept.at(-1)?.seq, kept.at(-2)]).toEqual([
    1,
    MOST_RECEIPTS + 4,
    receipt(MOST_RECEIPTS - 1, false),
  ]);
});

test.each([
  ['nothing', () => null],
  ['another version', (memory: DeviceMemory) => ({ ...memory, version: 0 })],
  [
    'subtrees that are no hashes',
    (memory: DeviceMemory) => ({ ...memory, checkpoint: { ...memory.checkpoint, subtrees: ['x'] } }),
  ],
  ['no key', (memory: DeviceMemory) => ({ ...memory, key: 1 })],
  [
    'a size that is none',
    (memory: DeviceMemory) => ({ ...memory, checkpoint: { ...memory.checkpoint, size: -1 } }),
  ],
  [
    'a size as text',
    (memory: DeviceMemory) => ({ ...memory, checkpoint: { ...memory.checkpoint, size: '1' } }),
  ],
  ['no receipts', (memory: DeviceMemory) => ({ ...memory, receipts: {} })],
  ['receipts that are none', (memory: DeviceMemory) => ({ ...memory, receipts: [null] })],
  [
    'receipts of which one is none',
    (memory: DeviceMemory) => ({ ...memory, receipts: [...memory.receipts, null] }),
  ],
  [
    'receipts with a number for an id',
    (memory: DeviceMemory) => ({
      ...memory,
      receipts: memory.receipts.map((one) => ({ ...one, eventId: 7 })),
    }),
  ],
  [
    'receipts without a hash',
    (memory: DeviceMemory) => ({ ...memory, receipts: memory.receipts.map(({ seq }) => ({ seq })) }),
  ],
  [
    'receipts without a place',
    (memory: DeviceMemory) => ({
      ...memory,
      receipts: memory.receipts.map((one) => ({ ...one, seq: 'x' })),
    }),
  ],
  [
    'receipts that do not say whether they are sealed',
    (memory: DeviceMemory) => ({
      ...memory,
      receipts: memory.receipts.map((one) => ({ ...one, sealed: 1 })),
    }),
  ],
])('a memory of %s is an error, never a first visit', async (_what, change) => {
  const memory = await remember(new MemoryLog(2));
  expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  expect(() => readMemory(change(memory))).toThrow(
    'What this device remembers of the ledger cannot be read.',
  );
});

test('a memory that a newer program stored has the page reloaded, and is no reason to start over', async () => {
  const memory = await remember(new MemoryLog(2));
  expect(() => readMemory({ ...memory, version: 2, receipts: null })).toThrow(
    'A newer version of this program has checked the ledger in this browser. Reload the page.',
  );
});
