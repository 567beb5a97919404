import type {
  NotificationDto,
  PropertyDto,
  ReadingAnswerDto,
  SensitiveInventoryDto,
  SuccessionLineDto,
} from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { ledgerFindings } from '../support/ledger-findings';
import { eventTypes } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { setPlainRules } from '../support/plain-rules';
import {
  type Changing,
  type Refusal,
  type Who,
  activate,
  chainOf,
  changingCompany,
  countAll,
  detail,
  paperOf,
  signAs,
} from './changing';

const SUCCESSION = '/api/successions/SC-0001';

let company: Changing;
/** Of Petrov, with the serial numbers W900001 to W900003. */
let items: string[];
let missingId: string;
let section: number;

beforeEach(async () => {
  company = await changingCompany();
  await setPlainRules(company, company.ids.halloran);
  items = await company.signedDownTo('petrov', 3);
  missingId = items[2] ?? '';
  await company.held(1);
  await activate(company);
  const { sections } = await detail(company);
  section = sections.find(({ kind }) => kind === 'sub')?.number ?? 0;
});

const read = (code: string, more: object = {}) =>
  company.send<ReadingAnswerDto & Refusal>('osei', 'POST', `${SUCCESSION}/readings`, {
    section,
    code,
    ...more,
  });
const mark = (who: Who, what: string) =>
  company.send<SuccessionLineDto>(who, 'POST', `${SUCCESSION}/lines/${missingId}/marks`, { mark: what });
const itemOf = async (who: Who, id = missingId) =>
  (await company.send<PropertyDto>(who, 'GET', `/api/property/${id}`)).json;
const said = ({ status, json }: { status: number; json: Refusal }) => [status, json.message];

/** Both parties do not find W900003; the other lines of its section are read, so that it is counted. */
async function countWithout(): Promise<void> {
  await mark('halloran', 'not-found');
  await mark('osei', 'confirm-not-found');
  await read('W900001');
  await read('W900002');
}

const missingDifference = async () => {
  const { differences } = await detail(company);
  return differences.find(({ kind }) => kind === 'missing');
};
const settle = (who: Who, what: 'resolve' | 'agree', body?: object) =>
  missingDifference().then((difference) =>
    company.send<Refusal>(who, 'POST', `${SUCCESSION}/differences/${difference?.id ?? ''}/${what}`, body),
  );
const byDocument = async () => ({
  act: 'document',
  ref: 'FLIPL 26-031',
  note: 'Under investigation.',
  documentOn: '2026-11-22',
  uploadId: await paperOf(company, company.ids.halloran),
});

const findings = async (): Promise<string[]> =>
  (await ledgerFindings(company)).filter((words) => /^(Item|Verification|Change of command)/.test(words));

/** Details of the newest event of a type. */
async function newest(type: string): Promise<Record<string, unknown>> {
  const { body } = await company.database.db
    .selectFrom('ledger_event')
    .select('body')
    .where('event_type', '=', type as 'FOUND')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (JSON.parse(Buffer.from(body).toString()) as { details: Record<string, unknown> }).details;
}

test('SUCC-25 INVT-24 what a counted section did not find is missing in count everywhere, once the section is counted', async () => {
  await mark('halloran', 'not-found');
  await mark('osei', 'confirm-not-found');
  await read('W900001');
  // The section is still being counted.
  expect((await itemOf('petrov')).missing).toBeNull();
  await read('W900002');
  expect((await detail(company)).sections.find(({ number }) => number === section)?.state).toBe('counted');
  const { missing } = await itemOf('petrov');
  expect(missing).toEqual({ countId: 'SC-0001', since: expect.any(String) as string });
  expect(await newest('NOT SEEN')).toMatchObject({
    successionId: 'SC-0001',
    section,
    holderId: company.ids.petrov,
  });
  expect(await findings()).toEqual([]);

  const list = async (url: string) => (await company.send<PropertyDto[]>('halloran', 'GET', url)).json;
  expect((await list('/api/property?scope=visible&only=missing')).map(({ id }) => id)).toEqual([missingId]);
  expect((await list('/api/inventory?q=W900003'))[0]).toMatchObject({ missing });
  expect((await list('/api/sensitive-items?missing=true'))[0]).toMatchObject({ status: 'missing', missing });
  const { json: summary } = await company.send<Record<string, unknown>>(
    'halloran',
    'GET',
    '/api/dashboard/summary',
  );
  expect(summary.missingInCount).toBe(1);
  const { body: csv } = await company.as.halloran({ url: '/api/property/export?scope=visible&q=W900003' });
  expect(csv).toContain('SC-0001 2026-');
  const { json: told } = await company.send<NotificationDto[]>('petrov', 'GET', '/api/notifications');
  expect(told.find(({ title }) => title === 'Missing in count')?.message).toBe(
    '1 item of yours was not seen in SC-0001, change of command. Show it to another person, who reads the serial number in a count.',
  );
});

test('INVT-25 INVT-26 it can be neither verified by its holder, let through and offered, nor recalled', async () => {
  await countWithout();
  const verified = await company.send<Refusal>('petrov', 'POST', `/api/property/${missingId}/verify`, {
    verificationType: 'Visual',
  });
  expect(said(verified)).toEqual([
    409,
    'W900003 was not seen in SC-0001. Someone other than its holder must see it.',
  ]);
  await company.send('halloran', 'POST', `${SUCCESSION}/let-through`, {
    itemIds: [missingId],
    reason: 'It is with another squad.',
  });
  const sentence = 'W900003 was not seen in SC-0001. It cannot change hands before it is found.';
  const offer = { propertyId: missingId, toUserId: company.ids.whitaker };
  expect(said(await company.send<Refusal>('petrov', 'POST', '/api/transfers', offer))).toEqual([
    409,
    sentence,
  ]);
  const recalled = await company.send<Refusal>('halloran', 'POST', `/api/property/${missingId}/recall`, {});
  expect(said(recalled)).toEqual([409, sentence]);
});

test('SUCC-25 excluded by its document it stays with the outgoing person, and stays missing after the signing', async () => {
  await countWithout();
  await settle('halloran', 'resolve', await byDocument());
  await settle('osei', 'agree');
  await countAll(company);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, missingId)).toEqual(['halloran', 'petrov']);
  expect((await itemOf('petrov')).missing?.countId).toBe('SC-0001');
  const offer = { propertyId: missingId, toUserId: company.ids.whitaker };
  expect(said(await company.send<Refusal>('petrov', 'POST', '/api/transfers', offer))).toEqual([
    409,
    'W900003 was not seen in SC-0001. It cannot change hands before it is found.',
  ]);
  const paper = await company.as.petrov({
    method: 'POST',
    url: '/api/da2062/generate-pdf',
    body: { property_ids: [missingId] },
  });
  const words = (await readPdf(paper.rawPayload)).pages.map(wordsOf).join(' ');
  expect(words).toMatch(/NOT SEEN \d\d[A-Z]{3}2026: W900003/);
  expect(await findings()).toEqual([]);
});

test('a reading by the reader finds it, and settles its difference', async () => {
  await countWithout();
  expect((await read('W900003')).json.result).toBe('verified');
  expect((await itemOf('petrov')).missing).toBeNull();
  // Its loss case hears that it was found, and waits for somebody to confirm it.
  const types = await eventTypes(company, missingId);
  expect(types).toContain('NOT SEEN');
  expect(types.slice(-3)).toEqual(['VERIFICATION', 'FOUND', 'LOSS CASE']);
  expect(await newest('FOUND')).toMatchObject({
    how: 'inventory',
    by: company.oseiId,
    successionId: 'SC-0001',
    missingIn: 'SC-0001',
  });
  expect(await missingDifference()).toMatchObject({ state: 'resolved', act: 'found' });
  expect(await findings()).toEqual([]);
});

test('a plate that reads otherwise finds it too', async () => {
  await countWithout();
  const near = await read('W9O0003');
  expect(near.json.result).toBe('near-miss');
  await read('W9O0003', { plateOf: near.json.item?.id });
  expect((await itemOf('petrov')).missing).toBeNull();
  expect(await missingDifference()).toMatchObject({ state: 'resolved', act: 'found' });
  expect((await eventTypes(company, missingId)).slice(-2)).toEqual(['FOUND', 'LOSS CASE']);
  expect(await findings()).toEqual([]);
});

/** Somebody else counts what Petrov holds. */
async function countOf(who: Who, counterId: string, code: string) {
  const opened = await company.send<SensitiveInventoryDto & Refusal>(who, 'POST', '/api/inventories', {
    holderId: company.ids.petrov,
    counterIds: [counterId],
  });
  if (opened.status >= 300) throw new Error(opened.json.message);
  const address = `/api/inventories/${opened.json.id}`;
  const scan = await company.send<ReadingAnswerDto & Refusal>(who, 'POST', `${address}/scans`, { code });
  expect(scan.json.result).toBe('verified');
  return { id: opened.json.id, address };
}

test('a later count finds it; the difference then ends by Found, and the item passes', async () => {
  await countWithout();
  const early = await settle('halloran', 'resolve', { act: 'found' });
  expect(said(early)).toEqual([409, 'The item was not read since.']);
  const later = await countOf('brandt', company.ids.brandt, 'W900003');
  expect((await itemOf('petrov')).missing).toBeNull();
  expect(await newest('FOUND')).toMatchObject({ inventoryId: later.id, missingIn: 'SC-0001' });

  expect((await missingDifference())?.done).toEqual([{ act: 'found', ref: null }]);
  expect((await settle('halloran', 'resolve', { act: 'found' })).status).toBe(200);
  expect((await settle('osei', 'agree')).status).toBe(200);
  await countAll(company);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, missingId)).toEqual(['osei', 'petrov']);
  expect(await findings()).toEqual([]);
});

test('a section that is counted again does not mark what was found elsewhere meanwhile', async () => {
  const one = `${SUCCESSION}/lines/${items[0] ?? ''}/marks`;
  await company.send('halloran', 'POST', one, { mark: 'not-readable', text: 'Painted over.' });
  await mark('halloran', 'not-found');
  await mark('osei', 'confirm-not-found');
  await read('W900002');
  await countOf('brandt', company.ids.brandt, 'W900003');
  await company.send('halloran', 'POST', one, { mark: 'not-found' });
  expect((await detail(company)).sections.find(({ number }) => number === section)?.state).toBe('planned');
  expect(await newest('SUCCESSION')).toMatchObject({ act: 'section reopened' });
  expect((await read('W900001')).json.result).toBe('verified');
  expect((await detail(company)).sections.find(({ number }) => number === section)?.state).toBe('counted');
  expect((await itemOf('petrov')).missing).toBeNull();
  expect((await eventTypes(company, missingId)).filter((type) => type === 'NOT SEEN')).toHaveLength(1);

  // The recorder says again that it is not there, and the reader confirms: that is a new result.
  await mark('halloran', 'not-found');
  await mark('osei', 'confirm-not-found');
  expect((await itemOf('petrov')).missing?.countId).toBe('SC-0001');
  expect(await findings()).toEqual([]);
});

test('what another count does not see after it was read here is found by reading it again', async () => {
  await read('W900001');
  const later = await countOf('brandt', company.ids.brandt, 'W900002');
  await company.send('brandt', 'POST', `${later.address}/close`, {});
  const one = items[0] ?? '';
  expect((await itemOf('petrov', one)).missing?.countId).toBe(later.id);
  expect((await read('W900001')).json.result).toBe('verified');
  expect((await itemOf('petrov', one)).missing).toBeNull();
  expect(await findings()).toEqual([]);
});

test('SUCC-19 what another count does not see is named to its reader without the serial number', async () => {
  await company.send('halloran', 'POST', `${SUCCESSION}/lines/${items[0] ?? ''}/marks`, {
    mark: 'not-found',
  });
  const later = await countOf('brandt', company.ids.brandt, 'W900002');
  await company.send('brandt', 'POST', `${later.address}/close`, {});
  const { signing } = await detail(company, 'osei');
  const cannot = `was not seen in ${later.id}. It cannot change hands before it is found.`;
  expect(signing.blockers.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      `M4A1 Carbine, marked as not found, ${cannot}`,
      `M4A1 Carbine, not counted yet, ${cannot}`,
    ]),
  );
  const refused = await signAs(company, 'osei');
  expect(refused.status).toBe(409);
  expect(JSON.stringify([await detail(company, 'osei'), refused.json])).not.toMatch(/W9000/);
});

test('what another count does not see after it was read here may be marked as not found', async () => {
  await read('W900001');
  const later = await countOf('brandt', company.ids.brandt, 'W900002');
  await company.send('brandt', 'POST', `${later.address}/close`, {});
  const { json: lines } = await company.send<SuccessionLineDto[]>('halloran', 'GET', `${SUCCESSION}/lines`);
  expect(lines.flatMap(({ item, missing_since: isMissing }) => (isMissing ? item.id : []))).toEqual([
    items[0],
  ]);
  const one = `${SUCCESSION}/lines/${items[0] ?? ''}/marks`;
  const marked = await company.send<SuccessionLineDto>('halloran', 'POST', one, { mark: 'not-found' });
  expect([marked.status, marked.json.result]).toEqual([200, 'not-found']);
});

test('INVT-28 the check names an item whose mark of a succession was taken off behind its back', async () => {
  await countWithout();
  await sql`update property set missing_since = null, missing_succession_id = null
    where id = ${missingId}`.execute(company.database.db);
  expect(await findings()).toEqual(['Item W900003 shows not missing; ledger says not seen in SC-0001']);
});

test('Prepare does not wait for an item whose difference has an agreed document', async () => {
  await countWithout();
  const lost = async () => (await detail(company)).prepare.find(({ key }) => key === 'lost');
  // The count opened a loss case.
  expect(await lost()).toMatchObject({ clear: true, count: 0 });
  await company.database.db
    .updateTable('loss_case_item')
    .set({ closed_at: new Date(), outcome: 'adjusted' })
    .execute();
  expect(await lost()).toMatchObject({ clear: false, count: 1 });
  expect((await settle('halloran', 'resolve', await byDocument())).status).toBe(200);
  expect(await lost()).toMatchObject({ clear: false });
  expect((await settle('osei', 'agree')).status).toBe(200);
  expect(await lost()).toMatchObject({ clear: true, count: 0 });
});
