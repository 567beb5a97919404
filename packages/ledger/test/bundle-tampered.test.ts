import { formatBundleLine, toHex, toUtf8 } from '../src';
import { nodeHasher } from '../src/node';
import { bodyOf, messages, rootOf, write } from './bundle-file';

test.each([
  [
    'an event edited',
    (text: string) => text.replace('evt_3', 'evt_9'),
    ['Event #3 no longer matches its sealed hash'],
  ],
  ['an event taken out', (text: string) => text.replace(/^2 .*\n/m, ''), ['Event #2 is missing']],
  [
    'two lines of events exchanged',
    (text: string) => swapLines(text, 2, 3),
    ['Event order changed between #1 and #2'],
  ],
  [
    'the line of an event moved behind two others',
    (text: string) => text.replace(/^(1 .*\n)(2 .*\n3 .*\n)/m, '$2$1'),
    ['Event order changed between #1 and #3'],
  ],
  [
    'the line of an event moved before two others',
    (text: string) => text.replace(/^(1 .*\n2 .*\n)(3 .*\n)/m, '$2$1'),
    ['Event order changed between #1 and #3'],
  ],
  [
    'the line of an event twice',
    (text: string) => text.replace(/^(2 .*\n)/m, '$1$1'),
    ['Event #2 is there twice'],
  ],
  ['the tail cut', (text: string) => text.replace(/^[34] .*\n/gm, ''), ['Ledger shrank from 5 to 3']],
])('%s is named', async (_what, change, expected) => {
  expect(await messages(change(write()))).toEqual(expected);
});

function swapLines(text: string, one: number, other: number): string {
  const lines = text.split('\n');
  [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
  return lines.join('\n');
}

test('an event rewritten with its hash: History before #n differs from what was sealed', async () => {
  const bodies = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq));
  const rewritten = bodies.map((body, seq) => (seq === 1 ? bodyOf(1, { details: {} }) : body));
  expect(await messages(write({ bodies: rewritten, signedBodies: bodies }))).toEqual([
    'History before #5 differs from what was sealed',
  ]);
});

test('a ledger rewritten whole, and signed, differs from what the reader has seen', async () => {
  const rewritten = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq, seq === 1 ? { details: {} } : {}));
  const root = toHex(rootOf([0, 1, 2].map((seq) => bodyOf(seq))));
  const seen = { size: 3, root, who: 'this device saw on 21NOV2026' };
  expect(await messages(write(), { seen })).toEqual([]);
  expect(await messages(write({ bodies: rewritten }), { seen })).toEqual([
    'History before #3 differs from what this device saw on 21NOV2026',
  ]);
  expect(await messages(write(), { seen: { ...seen, size: 9 } })).toEqual(['Ledger shrank from 9 to 5']);
  expect(await messages(write(), { seen: { ...seen, size: 5 } })).toEqual([
    'History before #5 differs from what this device saw on 21NOV2026',
  ]);
});

test.each([
  ['in another place', { seq: 4 }, 'Event order changed between #1 and #4'],
  [
    'that leaves out what its item had before',
    { itemPrevSeq: null },
    "Event #1 does not follow its item's previous event",
  ],
  ['that miscounts', { itemCount: 7 }, "Event #1 does not follow its item's previous event"],
  [
    'of no item that counts',
    { item: null, itemPrevSeq: null },
    "Event #1 does not follow its item's previous event",
  ],
  ['that corrects nothing', { type: 'CORRECTION', details: {} }, 'Correction #1 points to no valid event'],
  [
    'that corrects itself',
    {
      type: 'CORRECTION',
      details: { originalSeq: 1, originalEventId: 'evt_1', originalEventType: 'CORRECTION' },
    },
    'Correction #1 points to no valid event',
  ],
  [
    'that corrects under another type',
    { type: 'CORRECTION', details: { originalSeq: 0, originalEventId: 'evt_0', originalEventType: 'USER' } },
    'Correction #1 points to no valid event',
  ],
  ['of no kind', { v: 2 }, 'Event #1 no longer matches its sealed hash'],
])('an event %s is named, though it was sealed', async (_what, change, message) => {
  const bodies = [0, 1, 2, 3, 4].map((seq) => bodyOf(seq, seq === 1 ? change : {}));
  expect((await messages(write({ bodies })))[0]).toBe(message);
});

test('a correction of an event that is there, or that the reader may not see, is valid', async () => {
  const details = { originalSeq: 0, originalEventId: 'evt_0', originalEventType: 'STATUS CHANGE' };
  const bodies = [0, 1, 2].map((seq) => bodyOf(seq, seq === 1 ? { type: 'CORRECTION', details } : {}));
  expect(await messages(write({ bodies }))).toEqual([]);
  const others = bodies.map((_, seq) =>
    bodyOf(
      seq,
      seq === 1
        ? { type: 'CORRECTION', details, itemPrevSeq: null, itemCount: 1 }
        : seq === 2
          ? { itemPrevSeq: 1, itemCount: 2 }
          : {},
    ),
  );
  expect(await messages(write({ bodies: others, hidden: [0] }))).toEqual([]);
});

test('a correction of any event of a long ledger finds it', async () => {
  const originals = [0, 62, 63, 64, 65, 127, 128];
  const correction = (originalSeq: number) => ({
    type: 'CORRECTION',
    details: { originalSeq, originalEventId: `evt_${originalSeq}`, originalEventType: 'STATUS CHANGE' },
  });
  const bodies = Array.from({ length: 140 }, (_, seq) => {
    const original = originals[seq - 130];
    return bodyOf(seq, original === undefined ? {} : correction(original));
  });
  expect(await messages(write({ bodies }))).toEqual([]);
});

test('no more than 200 findings are listed', async () => {
  const bodies = Array.from({ length: 205 }, (_, seq) => bodyOf(seq, { v: 2 }));
  expect(await messages(write({ bodies }))).toHaveLength(200);
});

test('an event that is carried as bytes, though it is text, is read all the same', async () => {
  const text = write();
  const [line = '', hash = '', body = ''] = /^1 (\S+) (.*)$/m.exec(text) ?? [];
  expect(await messages(text.replace(line, `1 ${hash} !${Buffer.from(body).toString('base64')}`))).toEqual(
    [],
  );
});

test.each([
  ['text that is no event', 'plain'],
  ['two lines', '{"a":1}\n{"b":2}'],
])('stored bytes of %s are carried as they are, and named', async (_what, text) => {
  const line = formatBundleLine(1, nodeHasher.leaf(toUtf8(text)), toUtf8(text));
  expect(line).toBe(`1 ${toHex(nodeHasher.leaf(toUtf8(text)))} !${Buffer.from(text).toString('base64')}\n`);
  const bodies = [bodyOf(0), toUtf8(text), bodyOf(2, { itemPrevSeq: 0, itemCount: 2 })];
  expect(await messages(write({ bodies }))).toEqual(['Event #1 no longer matches its sealed hash']);
});

test('EVID-09 an event with the id of an earlier one is named with both places', async () => {
  const ids = ['evt_a', 'evt_b', 'evt_a', 'evt_c', 'evt_a'];
  const bodies = ids.map((eventId, seq) => bodyOf(seq, { eventId }));
  expect(await messages(write({ bodies }))).toEqual([
    'Event #2 has the same id as event #0',
    'Event #4 has the same id as event #0',
  ]);
});

test('LIM-07 what an event says that the reader may not see is not noticed: an export has its hash alone', async () => {
  const bodies = [0, 1, 2, 3, 4].map((seq) => (seq === 2 ? toUtf8('nothing that is an event') : bodyOf(seq)));
  const last = [
    ...bodies.slice(0, 3),
    bodyOf(3, { itemPrevSeq: 1, itemCount: 3 }),
    bodyOf(4, { itemPrevSeq: 3, itemCount: 4 }),
  ];
  expect(await messages(write({ bodies: last }))).toContain('Event #2 no longer matches its sealed hash');
  const hidden = [0, 1, 2, 3, 4];
  expect(await messages(write({ bodies: last, hidden }))).toEqual([]);
});
