import type { EvidenceDto, LedgerEventDetailsDto, LedgerKeysDto } from '@hand-receipt/contracts/routes';
import { fromHex, portableTools, toHex, toUtf8, verifyInclusion } from '@hand-receipt/ledger';
import { LedgerReaders } from './ledger-readers';

const readers = LedgerReaders.forFile();

test('an event is told with its exact bytes, its place in the item and the checkpoint that sealed it', async () => {
  const [newest] = await readers.history('halloran', `?itemId=${readers.itemId}`);
  const details = await readers.get<LedgerEventDetailsDto>(
    'halloran',
    `/api/ledger/events/${newest?.eventId}`,
  );
  expect(details).toMatchObject({ ...newest, itemCount: 3, corrects: null, correctedBy: [] });
  expect(toHex(portableTools.hasher.leaf(toUtf8(details.body ?? '')))).toBe(newest?.leafHash);
  expect(details.sealedBy?.size).toBeGreaterThan(details.seq);
  expect(await readers.get('whitaker', `/api/ledger/events/${newest?.eventId}`)).toMatchObject({
    seq: details.seq,
  });
});

test('an event of an item out of sight, or of nowhere, answers 404', async () => {
  const [entry] = await readers.history('halloran', '?q=w900002');
  expect(await readers.message('whitaker', `/api/ledger/events/${entry?.eventId}`)).toEqual([
    404,
    'The ledger has no such event.',
  ]);
  expect((await readers.ask('halloran', '/api/ledger/events/evt_0')).statusCode).toBe(404);
});

test('a correction and what it corrects point to each other', async () => {
  const [entry] = (await readers.history('halloran', `?itemId=${readers.itemId}`)).slice(-1);
  const body = { originalEventId: entry?.eventId, reason: 'Serial number misread' };
  const written = await readers.company.as.brandt({ method: 'POST', url: '/api/corrections', body });
  const correction = written.json<{ eventId: string; ledgerSequenceNumber: number }>();
  const link = { eventId: correction.eventId, seq: correction.ledgerSequenceNumber };
  expect(await readers.get('halloran', `/api/ledger/events/${entry?.eventId}`)).toMatchObject({
    correctedBy: [link],
  });
  expect(await readers.get('halloran', `/api/ledger/events/${correction.eventId}`)).toMatchObject({
    corrects: { eventId: entry?.eventId, seq: entry?.seq },
  });
  await readers.company.app.sealer.sealNow();
});

test("receipts are one's own acts, with proofs in the tree that was asked for", async () => {
  const size = readers.company.app.sealer.latest?.size ?? 0;
  const root = fromHex(readers.company.app.sealer.latest?.root ?? '');
  const all = await readers.get<EvidenceDto>('whitaker', '/api/ledger/receipts');
  expect(all.size).toBe(size);
  expect(all.events.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'TRANSFER APPROVED',
  ]);
  for (const { seq, body, leafHash, proof } of all.events) {
    const hash = portableTools.hasher.leaf(toUtf8(body));
    expect(toHex(hash)).toBe(leafHash);
    const claim = {
      index: BigInt(seq),
      size: BigInt(size),
      leafHash: hash,
      root,
      proof: (proof ?? []).map(fromHex),
    };
    verifyInclusion(claim, portableTools.hasher);
  }
  const [only] = all.events;
  const past = await readers.get<EvidenceDto>('whitaker', `/api/ledger/receipts?size=1`);
  expect(past.events.map(({ proof }) => proof)).toEqual([null]);
  expect(
    (await readers.get<EvidenceDto>('whitaker', `/api/ledger/receipts?after=${only?.seq}`)).events,
  ).toEqual([]);
  expect(await readers.message('whitaker', '/api/ledger/receipts?size=1000')).toEqual([
    400,
    `The ledger has ${size} events, not 1000.`,
  ]);
});

test("an item's evidence is for who may see the item, page by page", async () => {
  const url = `/api/ledger/items/${readers.itemId}/evidence`;
  const whole = await readers.get<EvidenceDto>('whitaker', url);
  expect(whole.events).toHaveLength(4);
  const first = await readers.get<EvidenceDto>('whitaker', `${url}?limit=3`);
  const rest = await readers.get<EvidenceDto>(
    'whitaker',
    `${url}?limit=3&before=${first.events.at(-1)?.seq}`,
  );
  expect([...first.events, ...rest.events]).toEqual(whole.events);
  expect(await readers.message('voss', url)).toEqual([404, 'Property not found']);
  expect((await readers.ask('halloran', '/api/ledger/items/P-none/evidence')).statusCode).toBe(404);
});

test('places are answered with their bytes and proofs, those out of sight or of nowhere left out', async () => {
  const sealed = readers.company.app.sealer.latest;
  const size = sealed?.size ?? 0;
  const seen = await readers.history('whitaker', '?limit=100');
  const places = [...seen.map(({ seq }) => seq)].reverse();
  const everyPlace = Array.from({ length: size + 2 }, (_, seq) => seq);
  const answer = await readers.get<EvidenceDto>(
    'whitaker',
    `/api/ledger/evidence?seqs=${everyPlace.reverse().join(',')}&size=${size}`,
  );
  expect(places.length).toBeLessThan(size);
  expect(answer.size).toBe(size);
  expect(answer.events.map(({ seq }) => seq)).toEqual(places);
  const root = fromHex(sealed?.root ?? '');
  for (const { seq, eventId, body, leafHash, proof } of answer.events) {
    const hash = portableTools.hasher.leaf(toUtf8(body));
    expect([eventId, leafHash]).toEqual([seen.find((event) => event.seq === seq)?.eventId, toHex(hash)]);
    const hashes = (proof ?? []).map(fromHex);
    const claim = { index: BigInt(seq), size: BigInt(size), leafHash: hash, root, proof: hashes };
    verifyInclusion(claim, portableTools.hasher);
  }
  const outOfSight = everyPlace.find((seq) => seq < size && !places.includes(seq));
  const other = await readers.get<EvidenceDto>('whitaker', `/api/ledger/evidence?seqs=${outOfSight}`);
  expect(other).toEqual({ size, events: [] });
});

test('at most 200 places are answered at a time', async () => {
  const places = (count: number) => Array.from({ length: count }, (_, seq) => seq).join(',');
  expect((await readers.ask('halloran', `/api/ledger/evidence?seqs=${places(200)}`)).statusCode).toBe(200);
  expect(await readers.message('halloran', `/api/ledger/evidence?seqs=${places(201)}`)).toEqual([
    400,
    'Ask for at most 200 events at a time.',
  ]);
});

test('the keys are told with what authorised each', async () => {
  expect(await readers.get<LedgerKeysDto>('whitaker', '/api/ledger/key')).toEqual({
    origin: 'hand-receipt/ledger',
    verifierKey: readers.company.app.sealer.verifierKey,
    firstKey: readers.company.app.sealer.verifierKey,
    rotations: [],
  });
});

test.each([
  ['/api/ledger/history?cursor=WyIiLCJ4Il0', 'The cursor is not one that this list gave.'],
  ['/api/ledger/receipts?limit=101', /limit must be 100 or less/],
  ['/api/ledger/evidence', /seqs/],
  ['/api/ledger/evidence?seqs=4,x', /seqs/],
  ['/api/ledger/evidence?seqs=-1', /seqs/],
  ['/api/ledger/receipts?after=-2', /after must be -1 or more/],
])('%s is refused', async (url, sentence) => {
  const [status, said] = await readers.message('halloran', url);
  expect(status).toBe(400);
  expect(said).toEqual(expect.stringMatching(sentence));
});
