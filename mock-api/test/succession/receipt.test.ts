import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { noticesOf } from '../people/people-fixture';
import {
  type Changing,
  type Refusal,
  START,
  activate,
  changingCompany,
  countAll,
  detail,
  paperOf,
  signAs,
} from './changing';
import { findingsOf } from './holder-fixture';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

const PATH = '/api/successions/SC-0001';

/** Marks items as not found, and agrees that they stay with the outgoing person by a document. */
async function exclude(...itemIds: string[]): Promise<void> {
  for (const itemId of itemIds) {
    await company.send('halloran', 'POST', `${PATH}/lines/${itemId}/marks`, { mark: 'not-found' });
    await company.send('osei', 'POST', `${PATH}/lines/${itemId}/marks`, { mark: 'confirm-not-found' });
  }
  for (const { id } of (await detail(company)).differences) {
    await company.send('halloran', 'POST', `${PATH}/differences/${id}/resolve`, {
      act: 'document',
      ref: 'DD 200, 26-014',
      documentOn: START,
      note: 'The investigation is open.',
      uploadId: await paperOf(company, company.ids.halloran),
    });
    await company.send('osei', 'POST', `${PATH}/differences/${id}/agree`);
  }
}

async function signBoth(): Promise<void> {
  await countAll(company);
  await signAs(company, 'halloran');
  const { status, json } = await signAs(company, 'osei');
  if (status !== 200) throw new Error(json.message);
}

const linesOf = async (receipt: string) =>
  (await company.send<SuccessionLineDto[]>('petrov', 'GET', `${PATH}/lines?receipt=${receipt}`)).json
    .map(({ item }) => item.id)
    .sort();

/** The holder gives an item back to the incoming person. */
async function giveBack(itemId: string): Promise<void> {
  const offer = await company.send<{ id: string }>('petrov', 'POST', '/api/transfers', {
    propertyId: itemId,
    toUserId: company.oseiId,
  });
  const decided = await company.send('osei', 'PATCH', `/api/transfers/${offer.json.id}/status`, {
    status: 'Approved',
  });
  if (decided.status !== 200) throw new Error(decided.json.message);
}

const toldOf = async (who: 'petrov' | 'voss') =>
  (await noticesOf(company.as[who])).filter(({ title }) => title === 'Hand receipt changed').length;

test('SUCC-25 SUCC-28 what was excluded is not from the incoming person, and is named apart', async () => {
  const [lost = '', ...kept] = await company.signedDownTo('petrov', 3);
  await activate(company);
  await exclude(lost);
  await signBoth();
  const [section] = (await detail(company, 'petrov')).sections;
  expect(section?.receipt).toMatchObject({ kept: 2, excluded: 1, left: 0 });
  expect(await linesOf('kept')).toEqual([...kept].sort());
  expect(await linesOf('excluded')).toEqual([lost]);
  expect(await linesOf('left')).toEqual([]);
  // Whose section it is not has no receipt of it.
  expect((await detail(company, 'osei')).sections[0]?.receipt).toBeNull();
});

test('SUCC-28 of what the holder gave away since nothing is acknowledged', async () => {
  const [first = '', second = ''] = await company.signedDownTo('petrov', 2);
  await activate(company);
  await signBoth();
  expect((await detail(company, 'petrov')).sections[0]?.receipt).toMatchObject({ kept: 2, left: 0 });
  await giveBack(first);
  const seen = await detail(company, 'petrov');
  expect(seen.sections[0]?.receipt).toMatchObject({ kept: 1, left: 1 });
  expect(seen.may.acknowledge).toBe(true);
  expect([await linesOf('kept'), await linesOf('left')]).toEqual([[second], [first]]);

  await giveBack(second);
  expect((await detail(company, 'petrov')).may.acknowledge).toBe(false);
  const { status, json } = await company.send<Refusal>('petrov', 'POST', `${PATH}/acknowledge`);
  expect([status, json.message]).toEqual([409, 'You have nothing of SC-0001 from CPT Osei any more.']);
  expect((await detail(company, 'petrov')).sections[0]?.acknowledged_at).toBeNull();
  expect(await findingsOf(company)).toEqual([]);
});

test('SUCC-28 the holder of an item that went back is who has it now, for those who see it', async () => {
  const [first = '', second = ''] = await company.signedDownTo('petrov', 2);
  await activate(company);
  await signBoth();
  await giveBack(first);
  const holders = async (more: string) =>
    (await company.send<SuccessionLineDto[]>('petrov', 'GET', `${PATH}/lines?${more}`)).json.map(
      ({ item, holder }) => [item.id, holder],
    );
  expect(await holders('receipt=kept')).toEqual([[second, 'SPC Petrov']]);
  // A Soldier sees no more of it; a leader of its unit does.
  expect(await holders('receipt=left')).toEqual([[first, null]]);
  await company.database.db
    .updateTable('users')
    .set({ role: 'Squad Leader', unit_id: 'B' })
    .where('id', '=', company.ids.petrov)
    .execute();
  expect(await holders('receipt=left')).toEqual([[first, 'CPT Osei']]);
  // What was signed stays as it was signed.
  expect((await holders('section=1')).find(([id]) => id === first)).toEqual([first, 'SPC Petrov']);
});

test('SUCC-25 a holder of whom nothing passed is not asked to acknowledge', async () => {
  const lost = await company.signedDownTo('petrov', 1);
  await company.signedDownTo('voss', 1);
  await activate(company);
  await exclude(...lost);
  await signBoth();
  expect([await toldOf('petrov'), await toldOf('voss')]).toEqual([0, 1]);
  expect((await detail(company, 'petrov')).may.acknowledge).toBe(false);
  expect((await detail(company, 'voss')).may.acknowledge).toBe(true);
});

test('the signing counts each chain by what becomes of it, and each holder below the incoming person once', async () => {
  await company.signedDownTo('petrov', 2);
  await company.signedDownTo('brandt', 1);
  const [own = ''] = await company.held(1);
  const offer = await company.send<{ id: string }>('halloran', 'POST', '/api/transfers', {
    propertyId: own,
    toUserId: company.oseiId,
  });
  await company.send('osei', 'PATCH', `/api/transfers/${offer.json.id}/status`, { status: 'Approved' });
  await company.send('brandt', 'POST', '/api/property', {
    name: 'Tent',
    serial_number: 'T-100',
    assigned_to_user_id: company.ids.brandt,
  });
  const [unsigned = ''] = await company.held(1);
  const { db } = company.database;
  await db.deleteFrom('custody_link').where('item_id', '=', unsigned).where('position', '>', 0).execute();
  await db.updateTable('property').set({ assigned_to_user_id: null }).where('id', '=', unsigned).execute();
  const { json } = await company.open();
  await company.send('halloran', 'PUT', `${PATH}/plan`, {
    version: json.version,
    sections: json.sections.map(({ number }) => ({ number, included: true })),
  });
  await company.send('halloran', 'POST', `${PATH}/activate`);
  const counts = { passes: 6, acts: { replace: 4, sign: 1, insert: 1 }, holders: 2 };
  expect((await detail(company)).signing).toMatchObject(counts);
  await db
    .updateTable('succession_line')
    .set({ result: 'verified', counted_at: new Date(), counted_by: company.oseiId })
    .execute();
  await db.updateTable('succession_section').set({ state: 'counted', counted_at: new Date() }).execute();
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect((await detail(company)).signing).toMatchObject(counts);
});
