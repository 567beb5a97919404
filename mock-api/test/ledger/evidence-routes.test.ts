import { createHash } from 'node:crypto';
import type {
  EvidenceDto,
  LedgerEventDetailsDto,
  LedgerEventDto,
  LedgerKeysDto,
  VerificationDto,
  VerificationRunDto,
} from '@hand-receipt/contracts/routes';
import { fromHex, portableTools, toHex, toUtf8, verifyBundle, verifyInclusion } from '@hand-receipt/ledger';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { type Company, testCompany } from '../custody/company';
import { asOperator } from './support';

let company: Company;
let itemId: string;

/** The commander enters an item and signs it down to Whitaker; a stranger's company has an item of its own. */
beforeAll(async () => {
  company = await testCompany();
  const item = await company.createItem({ serial_number: '=W1+1' });
  itemId = item.id;
  await company.signDown(itemId, 'whitaker');
  await company.createItem();
  await company.app.sealer.sealNow();
}, 120_000);

type Who = keyof Company['as'];
const ask = (who: Who, url: string) => company.as[who]({ method: 'GET', url });
const get = async <T>(who: Who, url: string): Promise<T> => {
  const response = await ask(who, url);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<T>();
};
const history = (who: Who, query = '') => get<LedgerEventDto[]>(who, `/api/ledger/history${query}`);
const message = async (who: Who, url: string) => {
  const response = await ask(who, url);
  return [response.statusCode, response.json<{ message: string }>().message];
};

test('an event is told with its exact bytes, its place in the item and the checkpoint that sealed it', async () => {
  const [newest] = await history('halloran', `?itemId=${itemId}`);
  const details = await get<LedgerEventDetailsDto>('halloran', `/api/ledger/events/${newest?.eventId}`);
  expect(details).toMatchObject({ ...newest, itemCount: 3, corrects: null, correctedBy: [] });
  expect(toHex(portableTools.hasher.leaf(toUtf8(details.body ?? '')))).toBe(newest?.leafHash);
  expect(details.sealedBy?.size).toBeGreaterThan(details.seq);
  expect(await get('whitaker', `/api/ledger/events/${newest?.eventId}`)).toMatchObject({ seq: details.seq });
});

test('an event of an item out of sight, or of nowhere, answers 404', async () => {
  const [entry] = await history('halloran', '?q=w900002');
  expect(await message('whitaker', `/api/ledger/events/${entry?.eventId}`)).toEqual([
    404,
    'The ledger has no such event.',
  ]);
  expect((await ask('halloran', '/api/ledger/events/evt_0')).statusCode).toBe(404);
});

test('a correction and what it corrects point to each other', async () => {
  const [entry] = (await history('halloran', `?itemId=${itemId}`)).slice(-1);
  const body = { originalEventId: entry?.eventId, reason: 'Serial number misread' };
  const written = await company.as.brandt({ method: 'POST', url: '/api/corrections', body });
  const correction = written.json<{ eventId: string; ledgerSequenceNumber: number }>();
  const link = { eventId: correction.eventId, seq: correction.ledgerSequenceNumber };
  expect(await get('halloran', `/api/ledger/events/${entry?.eventId}`)).toMatchObject({
    correctedBy: [link],
  });
  expect(await get('halloran', `/api/ledger/events/${correction.eventId}`)).toMatchObject({
    corrects: { eventId: entry?.eventId, seq: entry?.seq },
  });
  await company.app.sealer.sealNow();
});

test("receipts are one's own acts, with proofs in the tree that was asked for", async () => {
  const size = company.app.sealer.latest?.size ?? 0;
  const root = fromHex(company.app.sealer.latest?.root ?? '');
  const all = await get<EvidenceDto>('whitaker', '/api/ledger/receipts');
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
  const past = await get<EvidenceDto>('whitaker', `/api/ledger/receipts?size=1`);
  expect(past.events.map(({ proof }) => proof)).toEqual([null]);
  expect((await get<EvidenceDto>('whitaker', `/api/ledger/receipts?after=${only?.seq}`)).events).toEqual([]);
  expect(await message('whitaker', '/api/ledger/receipts?size=1000')).toEqual([
    400,
    `The ledger has ${size} events, not 1000.`,
  ]);
});

test("an item's evidence is for who may see the item, page by page", async () => {
  const url = `/api/ledger/items/${itemId}/evidence`;
  const whole = await get<EvidenceDto>('whitaker', url);
  expect(whole.events).toHaveLength(4);
  const first = await get<EvidenceDto>('whitaker', `${url}?limit=3`);
  const rest = await get<EvidenceDto>('whitaker', `${url}?limit=3&before=${first.events.at(-1)?.seq}`);
  expect([...first.events, ...rest.events]).toEqual(whole.events);
  expect(await message('voss', url)).toEqual([404, 'Property not found']);
  expect((await ask('halloran', '/api/ledger/items/P-none/evidence')).statusCode).toBe(404);
});

test('the keys are told with what authorised each', async () => {
  expect(await get<LedgerKeysDto>('whitaker', '/api/ledger/key')).toEqual({
    origin: 'hand-receipt/ledger',
    verifierKey: company.app.sealer.verifierKey,
    firstKey: company.app.sealer.verifierKey,
    rotations: [],
  });
});

test.each([
  ['halloran', 'everything'],
  ['whitaker', 'the events of his own item, and the hashes of the others'],
] as const)('the bundle that %s exports verifies without the server, and shows %s', async (who, _what) => {
  const response = await ask(who, '/api/ledger/bundle');
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="ledger-.*\.bundle\.txt"$/);
  const verdict = await verifyBundle(chunks(response.rawPayload), portableTools, {
    trustedKey: company.app.sealer.verifierKey,
  });
  const size = company.app.sealer.latest?.size;
  const readable = who === 'halloran' ? size : (await history(who)).length;
  expect(verdict).toMatchObject({ verified: true, keyIsTrusted: true, size, shown: readable });
  // W900001 was taken by the item with the formula in its serial number.
  expect(response.body.includes('W900002')).toBe(who === 'halloran');
});

async function* chunks(bytes: Uint8Array) {
  yield bytes;
}

test('check 16 the ledger as CSV holds what is asked for and no cell that a spreadsheet would run', async () => {
  const [entry] = (await history('halloran', `?itemId=${itemId}`)).slice(-1);
  for (const reason of ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1']) {
    const body = { originalEventId: entry?.eventId, reason: `x${reason}` };
    await company.as.brandt({ method: 'POST', url: '/api/corrections', body });
  }
  await asOperator(company.database.db, sql`update users set last_name = '=1+1' where username = 'brandt'`);
  const body = { originalEventId: entry?.eventId, reason: 'His name is a formula' };
  await company.as.brandt({ method: 'POST', url: '/api/corrections', body });

  const response = await ask('halloran', `/api/ledger/csv?itemId=${itemId}`);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = parse(response.body, { bom: true, columns: true }) as Record<string, string>[];
  const events = await history('halloran', `?itemId=${itemId}`);
  expect(rows.map((row) => row['Event ID'])).toEqual(events.map(({ eventId }) => eventId));
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'Sequence',
    'Timestamp',
    'Event Type',
    'Event ID',
    'User ID',
    'User',
    'Item ID',
    'Details',
    'Leaf Hash',
    'Sealed',
  ]);
  for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  const soldiers = parse((await ask('whitaker', '/api/ledger/csv')).body, { bom: true }) as string[][];
  expect(soldiers).toHaveLength((await history('whitaker')).length + 1);
});

test('the verifier is one file whose policy allows its own script and no network', async () => {
  const { body, headers } = await ask('whitaker', '/api/ledger/verifier');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(body).toContain(`default-src 'none'; script-src 'sha256-${hash}'`);
  expect(body).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)=/);
  expect(body).not.toMatch(/https?:\/\//);
});

test('a check in the background tells how far it is and what it found; the last verdict is told without a check', async () => {
  const { last } = await get<{ last: VerificationDto | null }>('whitaker', '/api/verification/last');
  expect(last).toBeNull();
  const started = await company.as.whitaker({
    method: 'POST',
    url: '/api/verification/runs',
    body: { full: true },
  });
  expect(started.statusCode).toBe(201);
  const { id } = started.json<VerificationRunDto>();
  const run = await done(id);
  const { size } = await company.database.db
    .selectFrom('ledger_head')
    .select('size')
    .executeTakeFirstOrThrow();
  expect(run).toMatchObject({ id, full: true, state: 'done', checked: size, size, message: null });
  expect(run.result).toMatchObject({ is_verified: true, size });
  expect(await get('whitaker', '/api/verification/last')).toEqual({ last: run.result });

  await asOperator(
    company.database.db,
    sql`update property set location = 'x', current_status = 'Lost' where id = ${itemId}`,
  );
  // Nobody has checked since.
  expect(await get('whitaker', '/api/verification/last')).toEqual({ last: run.result });
  const again = await get<VerificationDto>('whitaker', '/api/verification/database');
  expect(again.findings.map((finding) => finding.message)).toEqual([
    'Item =W1+1 shows status Lost; ledger says Operational',
  ]);
  expect(await get('whitaker', '/api/verification/last')).toEqual({ last: again });
});

async function done(id: string): Promise<VerificationRunDto> {
  for (;;) {
    const run = await get<VerificationRunDto>('whitaker', `/api/verification/runs/${id}`);
    if (run.state !== 'running') return run;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('whoever asks while a check runs joins it, and one whose server died is said to have been interrupted', async () => {
  const { db } = company.database;
  const now = new Date();
  const run = {
    id: 'run-1',
    is_full: true,
    requested_by: null,
    started_at: now,
    alive_at: now,
    finished_at: null,
  };
  await db
    .insertInto('ledger_check')
    .values({ ...run, result: null, failure: null })
    .execute();
  const join = async (full: boolean) =>
    (
      await company.as.whitaker({ method: 'POST', url: '/api/verification/runs', body: { full } })
    ).json<VerificationRunDto>().id;
  expect([await join(true), await join(false)]).toEqual(['run-1', 'run-1']);

  await db
    .updateTable('ledger_check')
    .set({ alive_at: new Date(now.getTime() - 31_000) })
    .execute();
  expect(await get('whitaker', '/api/verification/runs/run-1')).toMatchObject({
    state: 'failed',
    result: null,
    message: 'The check was interrupted: the server that ran it has stopped.',
  });
  const anew = await join(true);
  expect(anew).not.toBe('run-1');
  expect((await done(anew)).state).toBe('done');
  expect(await message('whitaker', '/api/verification/runs/none')).toEqual([
    404,
    'There is no such check of the ledger.',
  ]);
});

test.each([
  ['/api/ledger/history?cursor=WyIiLCJ4Il0', 'The cursor is not one that this list gave.'],
  ['/api/ledger/receipts?limit=101', /limit must be 100 or less/],
  ['/api/ledger/receipts?after=-2', /after must be -1 or more/],
])('%s is refused', async (url, sentence) => {
  const [status, said] = await message('halloran', url);
  expect(status).toBe(400);
  expect(said).toEqual(expect.stringMatching(sentence));
});
