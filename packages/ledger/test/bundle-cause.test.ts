import { canonicalBytes, causeOf, causeSentence, findings, readEvent, toHex } from '../src';
import { outcomeLines } from '../src/bundle/words';
import { nodeHasher } from '../src/node';
import { bodyOf, verify, write } from './bundle-file';

const PLACES = [0, 1, 2, 3, 4, 5, 6];
const SEALED = PLACES.map((seq) => bodyOf(seq));

/** A file in which these events stand, in this order, under their new places; the checkpoint is that of the seven. */
const arranged = (order: readonly Uint8Array[]) => write({ bodies: [...order] });

const said = async (text: string) => (await verify(text)).findings.map(({ message }) => message);

test.each([2, 5, 6])(
  'EVID-20 event #%s deleted, those after it renumbered, is missing in a bundle',
  async (n) => {
    const order = SEALED.filter((_, seq) => seq !== n);
    // With the last one gone nothing is renumbered, and the file is as one that was exported before.
    expect(await said(arranged(order))).toEqual(n === 6 ? [] : [`Event #${n} is missing`]);
  },
);

/** A file in which each of these events stands under its new number in its bytes too, with the hash that was sealed. */
const renumbered = (order: readonly Uint8Array[]) => {
  const hashes = [...order, ...SEALED.slice(order.length)].map((body) => toHex(nodeHasher.leaf(body)));
  const bodies = order.map((body, seq) => canonicalBytes({ ...readEvent(body), seq }));
  const text = write({ bodies, signedBodies: SEALED, header: { size: 7 } });
  return text.replace(/^(\d+) [0-9a-f]{64} /gm, (_line, seq) => `${seq} ${hashes[Number(seq)]} `);
};

test.each([[[3]], [[3, 4]], [[1, 2, 3]], [[2, 4]]])(
  'EVID-20 events #%s deleted, those after them renumbered, are missing in a bundle',
  async (gone) => {
    const order = SEALED.filter((_, seq) => !gone.includes(seq));
    const missing = gone.map((seq) => `Event #${seq} is missing`);
    const shrank = `Ledger shrank from 7 to ${order.length}`;
    expect(await said(write({ bodies: order, signedBodies: SEALED, header: { size: 7 } }))).toEqual([
      ...missing,
      shrank,
    ]);
    expect(await said(renumbered(order))).toEqual([...missing, shrank]);
  },
);

test('EVID-20 an event that was edited is not taken for one that was renumbered', async () => {
  const edited = canonicalBytes({ ...readEvent(SEALED[3]!), actor: { id: 'U-9', name: 'PVT Nobody' } });
  const text = write().replace(/^(3 [0-9a-f]{64}) .*$/m, `$1 ${Buffer.from(edited).toString()}`);
  expect(await said(text)).toEqual(['Event #3 no longer matches its sealed hash']);
});

test.each([1, 3, 6])('EVID-20 an event inserted in place #%s is named in a bundle', async (n) => {
  const order = [...SEALED.slice(0, n), bodyOf(n, { eventId: 'evt_x', item: null }), ...SEALED.slice(n)];
  const verdict = await verify(arranged(order));
  expect(verdict.findings.map(({ message }) => message)).toContain(`Event #${n} was inserted`);
  expect(verdict.cause).toMatchObject({ message: `Event #${n} was inserted`, seq: n });
  expect(verdict.findings[0]?.message).toBe(`Event #${n} was inserted`);
});

/** Without those about the items' chains, which follow. */
const causes = async (order: readonly Uint8Array[]) =>
  (await said(arranged(order))).filter((message) => !message.includes("its item's previous event"));

test('two events that were exchanged are no insertion', async () => {
  const order = [...SEALED];
  [order[2], order[4]] = [SEALED[4]!, SEALED[2]!];
  expect(await causes(order)).toEqual(['Event order changed between #2 and #4']);
  [order[2], order[4], order[5], order[6]] = [SEALED[2]!, SEALED[4]!, SEALED[6]!, SEALED[5]!];
  expect(await causes(order)).toEqual(['Event order changed between #5 and #6']);
});

test('the cause is one sentence that counts what follows from it', () => {
  const found = [
    findings.historyRewritten(7, 'was sealed'),
    findings.itemGone('P-1', 'W1', 'SGT Navarro'),
    findings.eventAltered(4),
    findings.eventAltered(3),
    findings.nodeAltered(0, 1),
  ];
  expect(causeOf([])).toBeNull();
  expect(causeOf(found)).toEqual({
    message: 'Event #3 no longer matches its sealed hash',
    seq: 3,
    consequences: 2,
  });
  expect(causeSentence(causeOf(found, 329)!)).toBe(
    'Event #3 no longer matches its sealed hash. 331 further findings follow from it.',
  );
  expect(causeSentence({ message: 'Event #3 is missing', consequences: 1 })).toBe(
    'Event #3 is missing. 1 further finding follows from it.',
  );
  expect(causeOf(found.slice(0, 2))).toMatchObject({ seq: 7, consequences: 0 });
});

test('the words of a verdict begin with the cause', async () => {
  const text = write({ bodies: SEALED.filter((_, seq) => seq !== 2), signedBodies: SEALED.slice(0, 6) });
  const lines = outcomeLines(await verify(text)).map((line) => line.text);
  expect(lines[1]).toBe('Event #2 is missing. 1 further finding follows from it.');
  expect(lines[2]).toMatch(/^History before #6 differs from what was sealed/);
});
