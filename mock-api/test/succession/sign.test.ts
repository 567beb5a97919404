import type { PropertyDto, UserDto } from '@hand-receipt/contracts';
import { localDay } from '../../src/kernel';
import { readSearchList } from '../../src/loss-cases/search-list';
import { ledgerFindings } from '../support/ledger-findings';
import { newestEvents, noticesOf, readUser } from '../people/people-fixture';
import { type Changing, activate, chainOf, changingCompany, countAll, detail, signAs } from './changing';

let company: Changing;
let petrovs: string[];
let own: string[];
let whitakers: string[];

beforeEach(async () => {
  company = await changingCompany();
  petrovs = await company.signedDownTo('petrov', 2);
  whitakers = await company.signedDownTo('petrov', 1);
  for (const id of whitakers) {
    const offer = await company.offer('petrov', id, 'whitaker');
    await company.decide('whitaker', offer.id, 'Approved');
  }
  own = await company.held(1);
});

test('SUCC-02 the signing says which counters need the authority of the new holder', async () => {
  const { db } = company.database;
  const [mine = ''] = own;
  const counter = await db
    .insertInto('counter')
    .values({
      unit_id: 'B',
      name: 'Arms Room',
      kind: 'arms-room',
      created_by: company.ids.brandt,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // What others hold is theirs to let the counter issue.
  const kept = { counter_id: counter.id, added_by: company.ids.brandt, added_at: new Date() };
  await db
    .insertInto('counter_stock')
    .values([mine, petrovs[0] ?? ''].map((item_id) => ({ ...kept, item_id })))
    .execute();
  await activate(company);
  const counters = async () => (await detail(company, 'osei')).signing.counters;
  const named = [{ id: counter.id, name: 'Arms Room', items: 1 }];
  expect(await counters()).toEqual(named);
  await countAll(company);
  await signAs(company, 'halloran');
  await signAs(company, 'osei');
  expect(await counters()).toEqual(named);
  await db
    .insertInto('counter_authority')
    .values({
      counter_id: counter.id,
      holder_user_id: company.oseiId,
      since: new Date(),
      until: new Date(2100, 0, 1),
    })
    .execute();
  expect(await counters()).toEqual([]);
});

const replaced = () => newestEvents(company, 'LINK REPLACED');

test('SUCC-01 SUCC-02 SUCC-03 SUCC-08 SUCC-14 both sign: every chain of the set has the incoming person', async () => {
  await activate(company);
  const early = await signAs(company, 'halloran');
  expect([early.status, early.json.message]).toEqual([409, '4 of 4 lines are not counted.']);
  await countAll(company);
  const ready = await detail(company);
  expect(ready.progress).toMatchObject({ items: 4, counted: 4 });
  expect(ready.sections.map(({ state }) => state)).toEqual(['counted', 'counted']);

  const first = await signAs(company, 'halloran');
  expect(first.json).toMatchObject({ state: 'signing', may: { withdraw: true, sign: null } });
  expect(await replaced()).toEqual([]);
  expect(await chainOf(company, own[0] ?? '')).toEqual(['halloran']);
  const second = await signAs(company, 'osei');

  expect([second.status, second.json.state]).toEqual([200, 'signed']);
  expect(await chainOf(company, own[0] ?? '')).toEqual(['osei']);
  expect(await chainOf(company, petrovs[0] ?? '')).toEqual(['osei', 'petrov']);
  expect(await chainOf(company, whitakers[0] ?? '')).toEqual(['osei', 'petrov', 'whitaker']);
  const events = await replaced();
  expect(events).toHaveLength(4);
  expect(new Set(events.map(({ setHash }) => setHash)).size).toBe(1);
  const item = await company.send<PropertyDto>('osei', 'GET', `/api/property/${whitakers[0]}`);
  expect(item.json.assigned_to?.id).toBe(company.ids.whitaker);

  expect((await readUser(company.admin, company.oseiId)).role).toBe('Commander');
  expect((await readUser(company.admin, company.ids.halloran)).role).toBe('Soldier');
  expect((await company.send('halloran', 'GET', `/api/property/${petrovs[0]}`)).status).toBe(404);
  expect((await newestEvents(company, 'USER')).slice(0, 2).map(({ change }) => change)).toEqual([
    'role passed',
    'role passed',
  ]);
  const recall = await company.send('halloran', 'POST', `/api/property/${petrovs[0]}/recall`, {});
  expect(recall.status).toBe(404);
});

test('SUCC-28 each direct sub-hand receipt holder is asked to acknowledge', async () => {
  await activate(company);
  await countAll(company);
  await signAs(company, 'osei');
  await signAs(company, 'halloran');
  const messages = (await noticesOf(company.as.petrov)).map(({ message }) => message);
  expect(messages).toContain('Your hand receipt is now from CPT Osei.');
  expect((await detail(company, 'petrov')).may.acknowledge).toBe(true);

  const done = await company.send('petrov', 'POST', '/api/successions/SC-0001/acknowledge');
  expect(done.json.sections[0]?.acknowledged_at).not.toBeNull();
  expect(await chainOf(company, petrovs[0] ?? '')).toEqual(['osei', 'petrov']);
  expect((await company.send('brandt', 'POST', '/api/successions/SC-0001/acknowledge')).status).toBe(403);
});

test('SUCC-10 a component count changed between the signatures voids the first one', async () => {
  const added = await company.send('halloran', 'POST', `/api/property/${own[0]}/components`, {
    name: 'Sling',
    quantity: 2,
  });
  expect(added.status).toBe(201);
  await activate(company);
  await countAll(company);
  const { signing } = await detail(company, 'osei');
  const first = await signAs(company, 'halloran');
  expect(first.json.state).toBe('signing');
  await company.database.db
    .updateTable('component')
    .set({ on_hand: 1 })
    .where('property_id', '=', own[0] ?? '')
    .execute();
  const second = await signAs(company, 'osei', { setHash: signing.set_hash });

  expect([second.status, second.json.error]).toEqual([409, 'set-changed']);
  expect(second.json.message).toMatch(
    /^The list changed after SPC Halloran signed on \S+ \d{4}: 1 line differs. Both sign again.$/,
  );
  expect(await detail(company)).toMatchObject({ state: 'active', signing: { signatures: [] } });
});

test('SUCC-09 nobody signs the other side, and a first signature can be withdrawn', async () => {
  await activate(company);
  await countAll(company);
  expect((await signAs(company, 'halloran', { side: 'incoming' })).status).toBe(403);
  expect((await signAs(company, 'osei', { side: 'outgoing' })).status).toBe(403);
  expect((await signAs(company, 'halloran', { proof: { password: 'wrong' } })).status).toBe(403);
  await signAs(company, 'halloran');
  const withdrawn = await company.send('halloran', 'DELETE', '/api/successions/SC-0001/signatures/mine');
  expect(withdrawn.json).toMatchObject({ state: 'active', may: { sign: 'outgoing' } });
});

test('SUCC-08 two second signatures at once sign the set once', async () => {
  await activate(company);
  await countAll(company);
  await signAs(company, 'halloran');
  const answers = await Promise.all([signAs(company, 'osei'), signAs(company, 'osei')]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await replaced()).toHaveLength(4);
});

test('SUCC-12 a section left out stays with the outgoing person, and is signed later', async () => {
  await activate(company);
  const { version, sections } = await detail(company);
  const petrov = sections.find(({ kind }) => kind === 'sub')?.number;
  const plan = (over: number, section: object) =>
    company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', { version: over, sections: [section] });
  await plan(version, { number: petrov, included: false, leaveOutReason: 'In the field until 05DEC' });
  await countAll(company);
  await signAs(company, 'halloran');
  const signed = await signAs(company, 'osei');
  expect(signed.json).toMatchObject({
    state: 'active',
    may: { sign: null },
    signing: { passes: 1, left_out: [{ title: 'SPC Petrov' }] },
  });
  expect(signed.json.signing.signatures.map(({ part }) => part).sort()).toEqual(['incoming', 'outgoing']);
  expect(await chainOf(company, petrovs[0] ?? '')).toEqual(['halloran', 'petrov']);
  expect(await chainOf(company, own[0] ?? '')).toEqual(['osei']);

  // What is left out is not frozen until it is included again.
  const offer = await company.offer('petrov', petrovs[0] ?? '', 'whitaker');
  await company.send('petrov', 'POST', `/api/transfers/${offer.id}/cancel`);
  const created = await company.send('brandt', 'POST', '/api/property', {
    name: 'Radio',
    serial_number: 'R77',
  });
  expect(created.status).toBe(201);

  const again = await plan((await detail(company)).version, { number: petrov, included: true });
  expect(again.status).toBe(200);
  expect(again.json).toMatchObject({ may: { sign: 'outgoing' }, signing: { passes: 3, signatures: [] } });
  await countAll(company);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, petrovs[0] ?? '')).toEqual(['osei', 'petrov']);
  expect(await replaced()).toHaveLength(4);
});

test('the time in command ends for the outgoing commander and begins for the incoming one', async () => {
  await company.database.db
    .updateTable('users')
    .set({ command_start: '2025-05-23' })
    .where('id', '=', company.ids.halloran)
    .execute();
  const startOf = async (id: string) =>
    (
      await company.database.db
        .selectFrom('users')
        .select('command_start')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).command_start;
  const timeOf = async (who: 'halloran' | 'osei') =>
    (await company.send<UserDto>(who, 'GET', '/api/auth/me')).json.commandTime;
  expect(await timeOf('halloran')).not.toBeNull();
  await activate(company);
  await countAll(company);
  await signAs(company, 'halloran');
  await signAs(company, 'osei');

  expect(await startOf(company.ids.halloran)).toBeNull();
  expect(await startOf(company.oseiId)).toBe(localDay(company.clock.now()));
  expect(await timeOf('halloran')).toBeNull();
  expect(await timeOf('osei')).not.toBeNull();
  expect((await ledgerFindings(company)).filter((words) => /^(Change of command|Item)/.test(words))).toEqual(
    [],
  );
});

test('LOSS-06 who took a place above the holder is not named as one who held the item; who took the item is', async () => {
  await activate(company);
  await countAll(company);
  await signAs(company, 'halloran');
  await signAs(company, 'osei');
  const asked = async (id = '') => {
    const people = await readSearchList(company.database.db, [id]);
    return [...people].filter(([, reasons]) => reasons.some(({ why }) => why === 'held')).map(([who]) => who);
  };
  expect(await asked(whitakers[0])).not.toContain(company.oseiId);
  expect(await asked(whitakers[0])).toContain(company.ids.whitaker);
  expect(await asked(own[0])).toEqual([company.oseiId, company.ids.halloran]);
});
