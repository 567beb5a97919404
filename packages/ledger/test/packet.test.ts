import { LedgerError, type Json, formatPacket, verifyPacket } from '../src';
import { generateSignerKey, nodeSigner, nodeTools } from '../src/node';
import { portableTools } from '../src';
import { packetLines } from '../src/packet/words';
import { ORIGIN } from './event-at';
import { MemoryLog } from './memory-log';
import {
  FILE_HASH,
  HALLORAN,
  OSEI,
  PAPERS,
  PETROV,
  SET,
  WHITAKER,
  eventsOf,
  hashOf,
  lineOf,
  linkOf,
  packetOf,
  signature,
  signedOf,
  textOf,
} from './packet-file';

const HASH = hashOf(SET);
const problems = (text: string) => verifyPacket(text, nodeTools).problems;

/** The problems of a packet in which the first event of this type is another one. */
async function problemsWith(type: string, event: object): Promise<string[]> {
  const events = eventsOf();
  const at = events.findIndex((each) => (each as { type: string }).type === type);
  events[at] = event;
  return problems(textOf(await packetOf(events)));
}

const [FIRST, SECOND] = SET as [(typeof SET)[0], (typeof SET)[0]];

test('SUCC-32 a packet is verified by itself, with either tools, and says what was signed by whom', async () => {
  const recorded = await packetOf(eventsOf());
  for (const tools of [nodeTools, portableTools]) {
    const verdict = verifyPacket(textOf(recorded), tools, { trustedKey: recorded.log.firstKey });
    expect(verdict).toMatchObject({
      verified: true,
      problems: [],
      succession: 'SC-0001',
      lines: 3,
      excluded: 1,
      setHash: HASH,
      proved: { origin: ORIGIN, size: recorded.log.size, keyIsTrusted: true },
    });
    expect(packetLines(verdict).map(({ text }) => text)).toEqual([
      'The packet of SC-0001 is verified.',
      'Lines that were signed: 3, of which 1 stay with the outgoing person',
      `Hash of the set: ${HASH}`,
      `Signed as outgoing: ${HALLORAN} at 2026-12-18T14:02:00.000Z`,
      `Signed as incoming: ${OSEI} at 2026-12-18T14:02:00.000Z`,
      `Papers: 2, in the PDF with SHA-256 ${FILE_HASH}`,
      `Log: ${ORIGIN}`,
      `Events of the ledger: ${recorded.log.size}`,
      `Root: ${verdict.proved?.root}`,
      `Key: ${recorded.log.firstKey} (the one that you trust, or authorised by it)`,
    ]);
  }
});

test('SUCC-32 no character of a packet can be changed', async () => {
  const text = textOf(await packetOf(eventsOf()));
  const accepted: number[] = [];
  for (let at = 0; at < text.length - 1; at += 1) {
    const other = text[at] === '1' ? '2' : '1';
    try {
      if (verifyPacket(text.slice(0, at) + other + text.slice(at + 1), nodeTools).verified) accepted.push(at);
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
    }
  }
  expect(accepted).toEqual([]);
}, 120_000);

test('a proof in capital letters is refused', async () => {
  const { packet } = await packetOf(eventsOf());
  const [key, link] = packet.events;
  if (!key || !link) throw new Error('The packet has no events.');
  const events = [
    key,
    { ...link, proof: link.proof.map((hash) => hash.toUpperCase()) },
    ...packet.events.slice(2),
  ];
  const [first] = problems(textOf({ log: new MemoryLog(), packet }, { events }));
  expect(first).toBe(`Event #${link.seq} is not proved. Its proof has capital letters.`);
});

test('SUCC-32 the key may have been changed since, as far as the key before authorised it', async () => {
  const log = new MemoryLog(2);
  const before = log.firstKey;
  const first = await packetOf([], { log });
  log.rotate();
  const recorded = await packetOf(eventsOf(), { log });
  const events = [...first.packet.events.slice(0, 0), ...recorded.packet.events];
  const text = textOf(recorded, { events, rotations: log.rotations });
  expect(verifyPacket(text, nodeTools, { trustedKey: before })).toMatchObject({
    verified: true,
    problems: [],
  });
  expect(problems(textOf(recorded, { rotations: [] }))).toEqual([`The note is not signed by ${ORIGIN}.`]);
});

test('a key that the reader does not know from elsewhere is said, and another one is a problem', async () => {
  const text = textOf(await packetOf(eventsOf()));
  const lines = packetLines(verifyPacket(text, nodeTools));
  expect(lines.filter(({ kind }) => kind === 'warning')).toHaveLength(1);
  const other = nodeSigner(generateSignerKey(ORIGIN)).verifierKey;
  const verdict = verifyPacket(text, nodeTools, { trustedKey: other });
  expect(verdict).toMatchObject({ verified: false, proved: { keyIsTrusted: false } });
  expect(packetLines(verdict).filter(({ kind }) => kind === 'warning')).toHaveLength(0);
  const foreign = nodeSigner(generateSignerKey('another.test/c-co')).verifierKey;
  expect(() => verifyPacket(text, nodeTools, { trustedKey: foreign })).toThrow(
    `The packet is of the log ${ORIGIN}; the key that you trust is of another.test/c-co.`,
  );
});

test('a size and root that were seen are held against its own, and no other size', async () => {
  const recorded = await packetOf(eventsOf());
  const { size } = recorded.log;
  const root = Buffer.from(recorded.log.root).toString('hex');
  const seen = { size, root, who: 'you have seen' };
  expect(verifyPacket(textOf(recorded), nodeTools, { seen }).verified).toBe(true);
  expect(verifyPacket(textOf(recorded), nodeTools, { seen: { ...seen, root: FILE_HASH } }).problems).toEqual([
    `History before #${size} differs from what you have seen`,
  ]);
  expect(() => verifyPacket(textOf(recorded), nodeTools, { seen: { ...seen, size: 1 } })).toThrow(
    `A packet shows no other size than its own, ${size}.`,
  );
});

test('SUCC-32 a forged chain after is refused, though its event is in the ledger', async () => {
  const forged = [OSEI, WHITAKER];
  expect(await problemsWith('LINK REPLACED', linkOf(FIRST, HASH, { chainAfter: forged }))).toEqual([
    'Event #2, LINK REPLACED of W123451, says a chain after that does not follow.',
  ]);
  const set = [{ ...FIRST, chainAfter: forged }, ...SET.slice(1)];
  expect(problems(textOf(await packetOf(eventsOf(set, hashOf(set)), { set })))).toEqual([
    'Event #2, LINK REPLACED of W123451, says a chain after that does not follow.',
    'The chain after of W123451 does not follow from its chain before.',
  ]);
});

test.each([
  ['of another set', linkOf(FIRST, FILE_HASH), 'carries the hash of another set.'],
  ['of an item of no line', linkOf(lineOf(9, [HALLORAN]), HASH), 'is of an item that is not in the set.'],
  [
    'with another chain before',
    linkOf(FIRST, HASH, { chainBefore: [HALLORAN, PETROV] }),
    'says another chain before.',
  ],
  [
    'with other people released',
    linkOf(FIRST, HASH, { released: [HALLORAN, PETROV] }),
    'says other people as released.',
  ],
  [
    'with ids that are none',
    linkOf(FIRST, HASH, { chainBefore: [1, 2] as Json }),
    'says another chain before.',
  ],
  ['of another succession', linkOf(FIRST, HASH, { successionId: 'SC-0002' }), 'is of another succession.'],
  ['of another incoming person', linkOf(FIRST, HASH, { toUserId: PETROV }), 'is of another succession.'],
  ['of another outgoing person', linkOf(FIRST, HASH, { fromUserId: PETROV }), 'is of another succession.'],
  [
    'with another act',
    linkOf(FIRST, HASH, { act: 'insert' }),
    'says another act than the line that was signed.',
  ],
])('a change of a chain %s is refused', async (_what, event, words) => {
  const [problem] = await problemsWith('LINK REPLACED', event);
  expect(problem).toMatch(/^Event #2, LINK REPLACED of /);
  expect(problem?.endsWith(words)).toBe(true);
});

test('each line that changes has one event, and one that stays has none', async () => {
  const kept = lineOf(3, [HALLORAN], { excluded: true });
  const [, third] = [SET[0], SET[2]];
  expect(third?.item).toBe(kept.item);
  const [link, ...others] = eventsOf();
  expect(problems(textOf(await packetOf(others)))).toEqual([
    'No event LINK REPLACED changes the chain of W123451.',
  ]);
  expect(problems(textOf(await packetOf([link ?? {}, ...eventsOf()])))).toEqual([
    'Events #2 and #4 both change the chain of W123451.',
  ]);
  expect(problems(textOf(await packetOf([linkOf(kept, HASH), ...eventsOf()])))).toEqual([
    'Event #2, LINK REPLACED of W123453, changes a chain that was to stay as it is.',
  ]);
  const twice = [FIRST, ...SET];
  expect(problems(textOf(await packetOf(eventsOf(SET, hashOf(twice)), { set: twice })))).toEqual([
    'The set has an item twice.',
  ]);
});

test('a line whose chain stays the same by the rule needs no event', async () => {
  const set = [FIRST, lineOf(4, [PETROV])];
  expect(problems(textOf(await packetOf(eventsOf([FIRST], hashOf(set)), { set })))).toEqual([]);
});

test.each([
  ['the lines of another set', { set: [SECOND] }, 'The lines of the set do not have the hash of the set.'],
  [
    'a line that is none',
    { set: [...SET, { item: 'P-1' }] },
    'A line of the set lacks a field or has one of the wrong kind.',
  ],
  ['the hash of another set', { setHash: FILE_HASH }, 'No event says that both sides signed this set.'],
])('SUCC-32 a packet with %s is refused', async (_what, other, sentence) => {
  expect(problems(textOf(await packetOf(eventsOf()), other))).toContain(sentence);
});

test.each<[string, Json[], string]>([
  [
    'one signature',
    [signature('outgoing', HALLORAN, HASH)],
    'The signature of the incoming side does not name the hash of the set.',
  ],
  [
    'a signature under another hash',
    [signature('outgoing', HALLORAN, FILE_HASH), signature('incoming', OSEI, HASH)],
    'The signature of the outgoing side does not name the hash of the set.',
  ],
  [
    'a signature that was voided',
    [
      signature('outgoing', HALLORAN, HASH, { voidedAt: '2026-12-18T15:00:00.000Z' }),
      signature('incoming', OSEI, HASH),
    ],
    'The signature of the outgoing side does not name the hash of the set.',
  ],
  [
    'somebody else for the incoming side',
    [signature('outgoing', HALLORAN, HASH), signature('incoming', PETROV, HASH)],
    'Somebody else than the incoming person signed the incoming side.',
  ],
  [
    'somebody else for the outgoing side',
    [signature('outgoing', PETROV, HASH), signature('incoming', OSEI, HASH)],
    'Somebody else signed the outgoing side, and not in place of the outgoing person.',
  ],
  [
    'one person for both sides',
    [signature('outgoing', OSEI, HASH, { inPlaceOf: HALLORAN }), signature('incoming', OSEI, HASH)],
    'One person signed both sides.',
  ],
])('%s is refused', async (_what, signatures, sentence) => {
  expect(await problemsWith('SUCCESSION', signedOf(HASH, { signatures }))).toEqual([sentence]);
});

test('who signed in place of the outgoing person is said; the giver of a sub-hand receipt signs too', async () => {
  const outgoing = signature('outgoing', PETROV, HASH, { inPlaceOf: HALLORAN });
  const incoming = signature('incoming', OSEI, HASH);
  const verdict = async (other: Record<string, Json>) => {
    const events = eventsOf().map((event) =>
      (event as { type: string }).type === 'SUCCESSION' ? signedOf(HASH, other) : event,
    );
    return verifyPacket(textOf(await packetOf(events)), nodeTools);
  };
  const inPlace = await verdict({ signatures: [outgoing, incoming] });
  expect(inPlace.problems).toEqual([]);
  expect(packetLines(inPlace).map(({ text }) => text)).toContain(
    `Signed as outgoing: ${PETROV} in place of ${HALLORAN} at 2026-12-18T14:02:00.000Z`,
  );
  expect((await verdict({ kind: 'sub', signatures: [outgoing, incoming] })).problems).toEqual([
    'The signature of the giver side does not name the hash of the set.',
  ]);
  const giver = signature('giver', WHITAKER, HASH);
  expect((await verdict({ kind: 'sub', signatures: [outgoing, incoming, giver] })).problems).toEqual([]);
});

test.each([
  ['no paper of its own', [PAPERS[0]], 'The packet does not list itself once.'],
  ['itself twice', [PAPERS[1], PAPERS[1]], 'The packet does not list itself once.'],
  [
    'a paper that no event names',
    [{ ...PAPERS[0], id: 'OTHER001' }, PAPERS[1]],
    'No event PAPER names the paper OTHER001.',
  ],
  [
    'a paper under another number',
    [{ ...PAPERS[0], number: 'HR-0001/2' }, PAPERS[1]],
    'The paper PAPER001 is listed as receipt HR-0001/2; its event says otherwise.',
  ],
  [
    'a paper of another kind',
    [{ ...PAPERS[0], kind: 'extract' }, PAPERS[1]],
    'The paper PAPER001 is listed as extract HR-0001/1; its event says otherwise.',
  ],
  [
    'a paper of another file',
    [{ ...PAPERS[0], sha256: HASH }, PAPERS[1]],
    'The paper HR-0001/1 does not have the hash that was recorded.',
  ],
])('a packet that lists %s is refused', async (_what, papers, sentence) => {
  expect(problems(textOf(await packetOf(eventsOf()), { papers: papers as typeof PAPERS }))).toEqual([
    sentence,
  ]);
});

test('an event that is there twice, or in another place than its own, is not taken', async () => {
  const { packet, log } = await packetOf(eventsOf());
  const [key, link, ...others] = packet.events;
  if (!key || !link) throw new Error('The packet has no events.');
  expect(problems(textOf({ packet, log }, { events: [...packet.events, link] }))).toEqual([
    `Event #${link.seq} is in the packet twice.`,
  ]);
  const moved = await log.evidence(1);
  const events = [key, { ...link, seq: moved.seq, proof: moved.proof ?? [] }, ...others];
  expect(problems(textOf({ packet, log }, { events }))[0]).toBe(
    'Event #1 is not proved. The inclusion proof leads to another root.',
  );
});

test('a packet without the event of the first key has no key to be opened with', async () => {
  const { packet, log } = await packetOf(eventsOf());
  expect(problems(textOf({ packet, log }, { events: packet.events.slice(1) }))).toEqual([
    'The packet has no event LEDGER KEY. It says with which key the ledger began.',
  ]);
  const text = textOf({ packet, log }, { events: packet.events.slice(1) });
  expect(verifyPacket(text, nodeTools, { trustedKey: log.firstKey }).verified).toBe(true);
});

test.each([
  ['no JSON', 'x', 'This file is not a packet: it is not JSON.'],
  ['a list', '[]', 'This file is not a packet.'],
  ['another file', '{"format":"other"}', 'This file is not a packet.'],
  [
    'a later version',
    '{"format":"hand-receipt packet","version":2}',
    'This packet is of a version that is not known here.',
  ],
  [
    'nothing else',
    '{"format":"hand-receipt packet","version":1}',
    'The packet lacks a field or has one of the wrong kind.',
  ],
])('%s is refused', (_what, text, sentence) => {
  expect(() => verifyPacket(text, nodeTools)).toThrow(new LedgerError(sentence));
});

test('a draft is no packet, and without that word it has nothing to be opened with', () => {
  const draft = { checkpoint: '', rotations: [], set: SET, setHash: HASH, papers: [], events: [] };
  expect(() => verifyPacket(formatPacket({ ...draft, draft: true }), nodeTools)).toThrow(
    'This packet is a draft: nobody has signed it.',
  );
  expect(problems(formatPacket(draft))).toEqual(['The note has no signature block.']);
});

test.each(['checkpoint', 'rotations', 'set', 'setHash', 'papers', 'events'])(
  'a packet with a wrong %s is refused',
  async (name) => {
    const { packet } = await packetOf(eventsOf());
    for (const wrong of [1, [1], [{}], null]) {
      if (name === 'set' && Array.isArray(wrong)) continue;
      const text = JSON.stringify({ format: 'hand-receipt packet', version: 1, ...packet, [name]: wrong });
      expect(() => verifyPacket(text, nodeTools)).toThrow(
        'The packet lacks a field or has one of the wrong kind.',
      );
    }
  },
);

test('of many problems the first are listed and the others counted', async () => {
  const { packet, log } = await packetOf(eventsOf());
  const events = [packet.events[0], ...Array.from({ length: 30 }, () => packet.events[1])];
  const lines = packetLines(
    verifyPacket(textOf({ packet, log }, { events: events as typeof packet.events }), nodeTools),
  );
  const failed = lines.filter(({ kind }) => kind === 'failed');
  expect(failed[0]?.text).toBe('The packet is not verified. Do not rely on it.');
  expect(failed).toHaveLength(22);
  expect(failed.at(-1)?.text).toMatch(/^\d+ more problems follow\.$/);
});
