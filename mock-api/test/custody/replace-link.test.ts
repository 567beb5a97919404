import { sql } from 'kysely';
import type { LedgerEventDto, PersonalDataDto, ProfileDto, VerificationDto } from '@hand-receipt/contracts';
import { systemClock } from '../../src/kernel/clock';
import { type SignedSet, replaceLinks } from '../../src/property/custody/replace-link';
import { Transactor } from '../../src/unit-of-work';
import { type Company, type Username, eventTypes, testCompany } from './company';

const SET_HASH = 'ab'.repeat(32);

let t: Company;
beforeAll(async () => {
  t = await testCompany();
});

const person = (who: Username) => ({ id: t.ids[who], name: `SPC ${who}` });

/** Brandt takes the place of Halloran, or as said, in these chains. */
function succeed(
  itemIds: readonly string[],
  said: Partial<SignedSet> & { act?: 'replace' | 'sign' | 'insert' } = {},
) {
  const { act = 'replace', ...set } = said;
  const actor = { ...person('brandt'), role: 'Supply Sergeant', unitId: 'B' } as const;
  return new Transactor({ db: t.database.db, clock: systemClock }).run(actor, (work) =>
    replaceLinks(work, {
      successionId: 'SC-0001',
      setHash: SET_HASH,
      from: act === 'replace' ? person('halloran') : null,
      to: person('brandt'),
      lines: itemIds.map((itemId) => ({ itemId, act })),
      ...set,
    }),
  );
}

/** Book > Halloran > Petrov > Whitaker, in the arms room. */
async function signedDownTwice() {
  const { id } = await t.createItem();
  await t.signDown(id, 'petrov');
  const { id: down } = await t.offer('petrov', id, 'whitaker');
  await t.as.whitaker({
    method: 'PATCH',
    url: `/api/transfers/${down}/status`,
    body: { status: 'Approved', location: 'Arms room, rack 4' },
  });
  return id;
}

const links = (itemId: string) =>
  t.database.db
    .selectFrom('custody_link')
    .select(['user_id', 'since'])
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();

const isGreen = async () => {
  const answer = await t.as.halloran({ url: '/api/verification/database' });
  return answer.json<VerificationDto>().findings;
};

test('SUCC-01 SUCC-03 the incoming stands in the place of the outgoing, the holder keeps the item and its place', async () => {
  const id = await signedDownTwice();
  const before = await links(id);
  expect(await succeed([id])).toBe(1);
  const item = (await t.as.brandt({ url: `/api/property/${id}` })).json<
    Awaited<ReturnType<Company['readItem']>>
  >();
  expect(item.chain.map(({ label }) => label)).toEqual([
    'Property Book',
    'SPC Brandt',
    'SPC Petrov',
    'SPC Whitaker',
  ]);
  expect(item).toMatchObject({ assigned_to_user_id: t.ids.whitaker, location: 'Arms room, rack 4' });
  const after = await links(id);
  expect(after.slice(2)).toEqual(before.slice(2));
  expect(after[0]).toEqual(before[0]);
  expect(after[1]!.since.getTime()).toBeGreaterThan(before[1]!.since.getTime());
  expect((await eventTypes(t, id)).at(-1)).toBe('LINK REPLACED');
  const events = (await t.as.brandt({ url: `/api/ledger/history?itemId=${id}&type=inventory-updated` })).json<
    LedgerEventDto[]
  >();
  expect(events[0]).toMatchObject({
    eventType: 'LINK REPLACED',
    details: {
      successionId: 'SC-0001',
      setHash: SET_HASH,
      act: 'replace',
      from: 'SPC halloran',
      chainBefore: [t.ids.halloran, t.ids.petrov, t.ids.whitaker],
      chainAfter: [t.ids.brandt, t.ids.petrov, t.ids.whitaker],
      holderBefore: t.ids.whitaker,
      released: [t.ids.halloran],
    },
  });
  expect(await isGreen()).toEqual([]);
});

test('where the outgoing held the item, the incoming holds it from now on', async () => {
  const { id } = await t.createItem();
  const before = await t.readItem(id);
  await succeed([id]);
  const row = await t.database.db
    .selectFrom('property')
    .select(['assigned_to_user_id', 'assigned_date', 'location', 'last_location'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ assigned_to_user_id: t.ids.brandt, location: before.location ?? null });
  expect(row.last_location).toBeNull();
  expect(row.assigned_date!.getTime()).toBeGreaterThan(Date.parse(before.assigned_date!));
  const status = { method: 'PATCH', url: `/api/property/${id}/status`, body: { status: 'Damaged' } } as const;
  expect((await t.as.brandt(status)).statusCode).toBe(200);
});

test('SUCC-04 a released person outside the unit recalls nothing any more and does not see the item', async () => {
  const id = await signedDownTwice();
  await succeed([id], { from: person('petrov'), to: person('voss') });
  const recall = { method: 'POST', url: `/api/property/${id}/recall` } as const;
  // A Squad Leader of the holder's unit sees it all the same, and may not recall it.
  expect((await t.as.petrov(recall)).statusCode).toBe(403);
  await t.decide(
    'halloran',
    (await t.as.halloran(recall)).json<{ transferId: string }>().transferId,
    'Approved',
  );
  expect((await t.as.petrov(recall)).statusCode).toBe(404);
});

test('an item whose chain has not the outgoing stays as it is, without an event', async () => {
  const { id } = await t.createItem();
  const before = [await links(id), await eventTypes(t, id)];
  expect(await succeed([id], { from: person('petrov') })).toBe(0);
  expect([await links(id), await eventTypes(t, id)]).toEqual(before);
});

test('SUCC-07 the incoming signs for what nobody had signed for, and above those who signed from the book', async () => {
  const [unsigned, ofTheBook] = [await t.createItem(), await t.createItem()];
  await t.database.db
    .deleteFrom('custody_link')
    .where('item_id', '=', unsigned.id)
    .where('position', '>', 0)
    .execute();
  expect(await succeed([unsigned.id], { act: 'sign' })).toBe(1);
  expect((await links(unsigned.id)).map(({ user_id }) => user_id)).toEqual([null, t.ids.brandt]);
  await succeed([ofTheBook.id], { act: 'insert' });
  expect((await links(ofTheBook.id)).map(({ user_id }) => user_id)).toEqual([
    null,
    t.ids.brandt,
    t.ids.halloran,
  ]);
  expect((await t.readItem(ofTheBook.id)).assigned_to_user_id).toBe(t.ids.halloran);
});

test('two sent at once change each chain once', async () => {
  const ids = [await signedDownTwice(), await signedDownTwice()];
  const counts = await Promise.all([succeed(ids), succeed([...ids].reverse())]);
  expect(counts.sort()).toEqual([0, 2]);
  for (const id of ids) {
    expect((await eventTypes(t, id)).filter((type) => type === 'LINK REPLACED')).toHaveLength(1);
  }
});

test('an item that left the book is refused by name, and no other chain changes', async () => {
  const [stays, left] = [await signedDownTwice(), await t.createItem({ serial_number: 'GONE1' })];
  const before = await links(stays);
  await sql`insert into closing (id, unit_id, kind, state, document_number, prepared_by, created_at, signed_by, signed_at,
      completed_at, event_id)
    values ('CB-9', 'B', 'book-error', 'completed', 'D-1', ${t.ids.brandt}, now(), ${t.ids.halloran}, now(), now(), 'e-9')`.execute(
    t.database.db,
  );
  await sql`update property set left_at = now(), closing_id = 'CB-9', assigned_to_user_id = null
    where id = ${left.id}`.execute(t.database.db);
  await expect(succeed([stays, left.id])).rejects.toThrow(/GONE1 left the book on /);
  expect(await links(stays)).toEqual(before);
});

test('the profile counts what changed hands, and the personal file lists each place that was taken or given up', async () => {
  const figures = async (who: Username) =>
    (await t.as[who]({ url: '/api/profile' })).json<ProfileDto>().metrics.transfersCompleted;
  const file = async (who: Username) =>
    (await t.as[who]({ url: '/api/profile/export' })).json<PersonalDataDto>().replacedLinks.length;
  const [held, above] = [await t.createItem(), await signedDownTwice()];
  const before = [await figures('halloran'), await figures('voss'), await figures('whitaker')] as const;
  const listed = [await file('halloran'), await file('voss'), await file('whitaker')] as const;
  await succeed([held.id, above], { to: person('voss') });
  expect([await figures('halloran'), await figures('voss'), await figures('whitaker')]).toEqual([
    before[0] + 1,
    before[1] + 1,
    before[2],
  ]);
  expect([await file('halloran'), await file('voss'), await file('whitaker')]).toEqual([
    listed[0] + 2,
    listed[1] + 2,
    listed[2],
  ]);
});
