import type { ItemComponent, PropertyDto, ShortageDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

/** A carbine of SPC Whitaker with seven magazines and a cleaning kit, all there. */
async function carbine(): Promise<PropertyDto> {
  const { id } = await company.createItem();
  for (const body of [
    { name: 'Magazine', quantity: 7 },
    { name: 'Cleaning kit', quantity: 1 },
  ]) {
    await company.as.halloran({ method: 'POST', url: `/api/property/${id}/components`, body });
  }
  await company.signDown(id, 'whitaker');
  return company.readItem(id);
}

const partOf = ({ components }: PropertyDto, name: string): ItemComponent => {
  const component = components.find((one) => one.name === name);
  if (!component) throw new Error(`No ${name}`);
  return component;
};

/** Counts the magazines of an item as it is now. */
async function count(who: Username, id: string, onHand: number, more: object = {}) {
  const item = await company.readItem(id);
  const magazine = { componentId: partOf(item, 'Magazine').id, onHand, damaged: 0, ...more };
  return company.as[who]({
    method: 'PUT',
    url: `/api/property/${id}/component-counts`,
    body: { counts: [magazine], version: item.version },
  });
}

const shortages = async (query: string, who: Username = 'halloran') =>
  (await company.as[who]({ url: `/api/shortages?${query}` })).json<ShortageDto[]>();

const edit = (who: Username, id: string, body: object) =>
  company.as[who]({ method: 'PATCH', url: `/api/shortages/${id}`, body });

const open = (id: string) => shortages(`item=${id}&state=open`);

async function lastCount(itemId: string) {
  const { body } = await company.database.db
    .selectFrom('ledger_event')
    .select('body')
    .where('item_id', '=', itemId)
    .where('event_type', '=', 'COMPONENTS COUNTED')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  return (JSON.parse(Buffer.from(body).toString('utf8')) as { details: object }).details;
}

test('LIFE-32 "5 of 7" is recorded by the holder, short 2, with the list before and after in the event', async () => {
  const item = await carbine();
  const response = await count('whitaker', item.id, 5, { damaged: 1 });
  expect(response.statusCode).toBe(200);
  const magazine = { quantity: 7, onHand: 5, damaged: 1, short: 2, status: 'missing' };
  expect(partOf(response.json(), 'Magazine')).toMatchObject(magazine);
  expect(await lastCount(item.id)).toMatchObject({
    before: [{ name: 'Magazine', quantity: 7, onHand: 7 }, { name: 'Cleaning kit' }],
    components: [
      { name: 'Magazine', quantity: 7, onHand: 5, damaged: 1 },
      { name: 'Cleaning kit', onHand: 1 },
    ],
  });
  // More than authorized is not short.
  expect(partOf((await count('whitaker', item.id, 8)).json(), 'Magazine')).toMatchObject({
    onHand: 8, short: 0, status: 'present',
  }); // prettier-ignore
});

test('a count is refused by who may not make it, out of sight, and for numbers that cannot be', async () => {
  const item = await carbine();
  expect((await count('tanaka', item.id, 5)).statusCode).toBe(404);
  const onlooker = await count('petrov', item.id, 5);
  expect([onlooker.statusCode, messageOf(onlooker)]).toEqual([
    403,
    'Only the person who holds this item, or keeps the property book, counts its components.',
  ]);
  expect((await count('brandt', item.id, 7)).statusCode).toBe(200);
  const damaged = await count('whitaker', item.id, 5, { damaged: 6 });
  expect([damaged.statusCode, messageOf(damaged)]).toEqual([
    400,
    'Magazine: 6 damaged is more than 5 on hand.',
  ]);
  expect((await count('whitaker', item.id, 5, { componentId: 'C-9999' })).statusCode).toBe(404);
  expect((await count('whitaker', item.id, -1)).statusCode).toBe(400);
});

test('LIFE-34 a count over an older state is told what is on record now, and changes nothing', async () => {
  const item = await carbine();
  const magazine = partOf(item, 'Magazine');
  await count('brandt', item.id, 6);
  const late = await company.as.whitaker({
    method: 'PUT',
    url: `/api/property/${item.id}/component-counts`,
    body: { counts: [{ componentId: magazine.id, onHand: 5, damaged: 0 }], version: item.version },
  });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    message: 'Somebody changed this while you were typing.',
    fields: { [magazine.id]: 'On record now: Magazine, 6 on hand of 7' },
  });
  expect(partOf(await company.readItem(item.id), 'Magazine').onHand).toBe(6);
});

test('LIFE-35 a lowered count opens a shortage of the holder of that time, who answers for it after the item moved on', async () => {
  const item = await carbine();
  await count('whitaker', item.id, 5);
  const offered = await company.offer('whitaker', item.id, 'petrov');
  await company.decide('petrov', offered.id, 'Approved');
  await count('petrov', item.id, 4);

  const now = await open(item.id);
  expect(now.map(({ quantity, accountable, holder }) => [quantity, accountable?.id, holder?.id])).toEqual([
    [1, company.ids.petrov, company.ids.petrov],
    [2, company.ids.whitaker, company.ids.petrov],
  ]);
  // Whom it is charged to sees it, though another person holds the item.
  const charged = await shortages(`accountable=${company.ids.whitaker}`, 'whitaker');
  expect(charged.map(({ id }) => id)).toContain(now[1]?.id);
  expect(await shortages(`item=${item.id}`, 'tanaka')).toEqual([]);
  expect((await edit('tanaka', now[0]?.id ?? '', { documentNumber: 'X' })).statusCode).toBe(404);
});

test('a raised count ends shortages, the newest first, and takes a part off one', async () => {
  const item = await carbine();
  for (const onHand of [5, 4]) await count('whitaker', item.id, onHand);
  await count('whitaker', item.id, 6);
  expect((await open(item.id)).map(({ quantity }) => quantity)).toEqual([1]);
  await count('whitaker', item.id, 7);
  expect(await open(item.id)).toEqual([]);
  const ended = await shortages(`item=${item.id}&state=ended`);
  expect(ended.map(({ ended_reason, ended_by }) => [ended_reason, ended_by?.id])).toEqual([
    ['Counted as on hand.', company.ids.whitaker],
    ['Counted as on hand.', company.ids.whitaker],
  ]);
});

test('a book keeper enters the order of a shortage and ends it by a document with a reason, nobody else', async () => {
  const item = await carbine();
  await count('whitaker', item.id, 5);
  const [shortage] = await open(item.id);
  const id = shortage?.id ?? '';
  expect(shortage?.may_edit).toBe(true);
  expect((await edit('whitaker', id, { documentNumber: 'W15GK9-6326-0012' })).statusCode).toBe(403);
  const dated = await edit('brandt', id, { documentDate: '2026-11-22' });
  expect([dated.statusCode, messageOf(dated)]).toEqual([400, 'Enter the document number.']);
  const future = await edit('brandt', id, { documentNumber: 'W15GK9-6326-0012', documentDate: '2099-01-01' });
  expect([future.statusCode, messageOf(future)]).toEqual([400, 'The date of the document is in the future.']);
  const ordered = await edit('brandt', id, {
    documentNumber: ' W15GK9-6326-0012 ',
    documentDate: '2026-11-22',
  });
  expect(ordered.json()).toMatchObject({ document_number: 'W15GK9-6326-0012', document_date: '2026-11-22' });
  const silent = await edit('brandt', id, { ended: true });
  expect([silent.statusCode, messageOf(silent)]).toEqual([400, 'Say why the shortage ends.']);
  const ended = await edit('brandt', id, { ended: true, reason: 'Statement of charges.' });
  expect(ended.json()).toMatchObject({
    state: 'ended',
    ended_reason: 'Statement of charges.',
    may_edit: false,
  });
  expect((await edit('brandt', id, { documentNumber: 'X' })).statusCode).toBe(409);
  // Counted again as it is, it is not charged to anybody a second time.
  await count('whitaker', item.id, 5);
  expect(await open(item.id)).toEqual([]);
});

test('PROP-38 a status written by the old calls sets the count, and a shortage cannot be removed with its component', async () => {
  const item = await carbine();
  const kit = partOf(item, 'Cleaning kit');
  const url = `/api/property/${item.id}/components/${kit.id}`;
  const write = async (status: string) =>
    partOf(
      (await company.as.whitaker({ method: 'PATCH', url, body: { status } })).json<PropertyDto>(),
      'Cleaning kit',
    );
  expect(await write('damaged')).toMatchObject({ onHand: 1, damaged: 1, short: 0 });
  expect(await write('missing')).toMatchObject({ onHand: 0, damaged: 0, short: 1 });
  const [shortage] = await open(item.id);
  expect(shortage).toMatchObject({ name: 'Cleaning kit', accountable: { id: company.ids.whitaker } });
  const removed = await company.as.whitaker({ method: 'DELETE', url });
  expect([removed.statusCode, messageOf(removed)]).toEqual([
    409,
    `Cleaning kit is short 1 (${shortage?.id}). Count it or end the shortage by a document first.`,
  ]);
  expect(await write('present')).toMatchObject({ onHand: 1, short: 0 });
  expect(await open(item.id)).toEqual([]);
  expect((await company.as.whitaker({ method: 'DELETE', url })).statusCode).toBe(200);
});

test('LIFE-35 a shortage does not end because fewer are authorized, or none: it waits for a count or a document', async () => {
  const item = await carbine();
  await count('whitaker', item.id, 6);
  const [shortage] = await open(item.id);
  const url = `/api/property/${item.id}/components/${partOf(item, 'Magazine').id}`;
  for (const body of [{ quantity: 6 }, { required: false }]) {
    const edited = await company.as.whitaker({ method: 'PATCH', url, body });
    expect([edited.statusCode, messageOf(edited)]).toEqual([
      409,
      `Magazine is short 1 (${shortage?.id}). Count it or end the shortage by a document first.`,
    ]);
  }
  expect(partOf(await company.readItem(item.id), 'Magazine')).toMatchObject({ quantity: 7, required: true });
  expect((await company.as.whitaker({ method: 'PATCH', url, body: { quantity: 8 } })).statusCode).toBe(200);
  expect(await open(item.id)).toHaveLength(2);
});

test('a saved list that was answered before keeps counts that its statuses do not contradict', async () => {
  const item = await carbine();
  const { components } = (await count('whitaker', item.id, 5)).json<PropertyDto>();
  const renamed = components.map((component) => ({ ...component, notes: 'Checked.' }));
  const put = await company.as.whitaker({
    method: 'PUT',
    url: `/api/property/${item.id}/components`,
    body: { components: renamed },
  });
  expect(put.json<PropertyDto>().components).toEqual(renamed);
});

test('components short: the PHRH and the Supply Sergeant are told, once a day for a holder', async () => {
  const item = await carbine();
  const { db } = company.database;
  const told = () =>
    db
      .selectFrom('notification')
      .select(['user_id', 'message'])
      .where('title', '=', 'Components short')
      .where('message', 'like', `%${item.serial_number}%`)
      .orderBy('user_id')
      .execute();
  await sql`delete from reminder where kind = 'components-short'`.execute(db);
  await count('whitaker', item.id, 5);
  await count('whitaker', item.id, 3);
  const message = `M4A1 Carbine ${item.serial_number} of SPC Whitaker is short 2 x Magazine.`;
  expect(await told()).toEqual(
    [company.ids.halloran, company.ids.brandt].sort().map((user_id) => ({ user_id, message })),
  );
});
