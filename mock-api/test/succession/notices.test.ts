import { dayWords } from '../../src/property';
import { noticesOf } from '../people/people-fixture';
import { addUser } from '../support/app';
import { keepSignedIn } from '../support/call';
import { runJobs } from '../support/jobs';
import {
  type Changing,
  START,
  type Who,
  activate,
  changingCompany,
  countAll,
  daysAfter,
  signAs,
} from './changing';
import { openHolder } from './holder-fixture';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

/** What somebody was told under a title, as type, words and address. */
const toldTo = async (who: Who, title: string) =>
  (await noticesOf(company.as[who]))
    .filter((notice) => notice.title === title)
    .map(({ type, message, action }) => [type, message, action?.path]);

const WORDS = 'SC-0001, from SPC Halloran to CPT Osei';

test('activated: the other party and each sub-hand receipt holder are told, also by which day', async () => {
  await company.signedDownTo('petrov', 1);
  await activate(company);
  const told = [
    'info',
    `${WORDS}. Transfers are frozen until ${dayWords(daysAfter(START, 30))}.`,
    '/successions/SC-0001',
  ];
  expect(await toldTo('osei', 'Change of command activated')).toEqual([told]);
  expect(await toldTo('petrov', 'Change of command activated')).toEqual([told]);
  expect(await toldTo('halloran', 'Change of command activated')).toEqual([]);
});

test('difference opened: the other party is told', async () => {
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await activate(company);
  const mark = { mark: 'not-readable', text: 'Paint over the plate' };
  await company.send('halloran', 'POST', `/api/successions/SC-0001/lines/${item}/marks`, mark);
  expect(await toldTo('osei', 'Difference opened')).toEqual([
    ['info', 'The count of SC-0001 found: Cannot be read, M4A1 Carbine W900001.', '/successions/SC-0001'],
  ]);
});

test('your signature is next, and signed: whichever side is first', async () => {
  await company.signedDownTo('petrov', 1);
  await activate(company);
  await countAll(company);
  await signAs(company, 'osei');
  expect(await toldTo('halloran', 'Your signature is next')).toEqual([
    ['transfer-request', `CPT Osei signed ${WORDS}.`, '/successions/SC-0001'],
  ]);
  await signAs(company, 'halloran');
  expect(await toldTo('osei', 'Change of command signed')).toEqual([
    ['info', `${WORDS}, is signed by both parties.`, '/successions/SC-0001'],
  ]);
  expect(await toldTo('petrov', 'Hand receipt changed')).toEqual([
    ['info', 'Your hand receipt is now from CPT Osei.', '/successions/SC-0001'],
  ]);
});

test('overdue: both parties and the Commander above are told daily, and of a change of holder in its own words', async () => {
  const { db } = company.database;
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '1-612', kind: 'company' })
    .execute();
  await db.updateTable('units').set({ parent_id: 'BN' }).where('id', '=', 'B').execute();
  await addUser(company.database, {
    username: 'moreau',
    last_name: 'Moreau',
    rank: 'LTC',
    role: 'Commander',
    unit_id: 'BN',
  });
  company.clock.set(new Date(2026, 10, 23, 9, 0));
  await keepSignedIn(company);
  await company.signedDownTo('petrov', 1);
  await company.open({ startsOn: '2026-11-23' });
  await openHolder(company, { startsOn: '2026-11-23' });
  for (const day of [24, 25]) {
    company.clock.set(new Date(2026, 11, day, 9, 0));
    await runJobs(company.app, 'changes of command due');
  }
  const overdue = ['warning', `${WORDS}, was due on 23DEC2026.`, '/successions/SC-0001'];
  expect(await toldTo('osei', 'Change of command overdue')).toEqual([overdue, overdue]);
  expect(await toldTo('halloran', 'Change of command overdue')).toEqual([overdue, overdue]);
  const above = await db
    .selectFrom('notification')
    .innerJoin('users', 'users.id', 'notification.user_id')
    .select('notification.title')
    .where('users.username', '=', 'moreau')
    .execute();
  expect(above.filter(({ title }) => title === 'Change of command overdue')).toHaveLength(2);
  expect(await toldTo('voss', 'Change of holder overdue')).toHaveLength(2);
});

test('the outgoing person was to leave by now: the parties and who prepared it are told once, and once more of another day', async () => {
  company.clock.set(new Date(2026, 10, 23, 9, 0));
  await keepSignedIn(company);
  await company.signedDownTo('petrov', 1);
  await openHolder(company, { who: 'brandt', startsOn: '2026-11-23' });
  const clearance = `/api/people/${company.ids.petrov}/clearance`;
  const opened = await company.send('brandt', 'POST', clearance, { leavesOn: '2026-11-25' });
  expect(opened.status).toBe(201);
  const PEOPLE = ['petrov', 'voss', 'halloran', 'brandt'] as const;
  const toldOn = async (day: number) => {
    company.clock.set(new Date(2026, 10, day, 9, 0));
    await runJobs(company.app, 'changes of command due');
    await runJobs(company.app, 'changes of command due');
    return Promise.all(PEOPLE.map((who) => toldTo(who, 'Change of holder not finished')));
  };
  expect(await toldOn(25)).toEqual([[], [], [], []]);
  const words = 'SC-0001, from SPC Petrov to SPC Voss, is not finished, and SPC Petrov was to leave on';
  const first = ['warning', `${words} 25NOV2026.`, '/successions/SC-0001'];
  expect(await toldOn(26)).toEqual([[first], [first], [first], [first]]);
  expect(await toldOn(27)).toEqual([[first], [first], [first], [first]]);
  // They stay longer: the day that counts is that of the clearance in force.
  await company.send('brandt', 'POST', `${clearance}/cancel`);
  await company.send('brandt', 'POST', clearance, { leavesOn: '2026-11-28' });
  expect((await toldOn(28)).map((told) => told.length)).toEqual([1, 1, 1, 1]);
  const second = ['warning', `${words} 28NOV2026.`, '/successions/SC-0001'];
  expect((await toldOn(29)).map((told) => told.at(-1))).toEqual([second, second, second, second]);
  await company.send('petrov', 'POST', '/api/successions/SC-0001/cancel', { reason: 'They stay.' });
  await company.send('brandt', 'POST', `${clearance}/cancel`);
  await company.send('brandt', 'POST', clearance, { leavesOn: '2026-11-29' });
  expect((await toldOn(30)).map((told) => told.length)).toEqual([2, 2, 2, 2]);
});

test('a count that changes what was signed tells who signed that their signature is void', async () => {
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await activate(company);
  await countAll(company);
  await signAs(company, 'osei');
  const mark = { mark: 'condition', status: 'Damaged' };
  const marked = await company.send('halloran', 'POST', `/api/successions/SC-0001/lines/${item}/marks`, mark);
  expect(marked.status).toBe(200);
  expect(await toldTo('osei', 'Signature void')).toEqual([
    [
      'info',
      `Your signature of ${WORDS}, is void: SPC Halloran changed the count. Sign again once it is ready.`,
      '/successions/SC-0001',
    ],
  ]);
  expect(await toldTo('halloran', 'Signature void')).toEqual([]);
});

test('SUCC-10 a list that changed otherwise tells who signed it, once the other side signs', async () => {
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await activate(company);
  await countAll(company);
  await signAs(company, 'osei');
  await company.database.db
    .insertInto('component')
    .values({ property_id: item, name: 'Sling', quantity: 1, on_hand: 1, required: true, position: 1 })
    .execute();
  expect((await signAs(company, 'halloran')).status).toBe(409);
  expect(await toldTo('osei', 'Signature void')).toEqual([
    [
      'info',
      `Your signature of ${WORDS}, is void: the list changed. Sign again once it is ready.`,
      '/successions/SC-0001',
    ],
  ]);
});

test('the incoming person is deactivated while it is signed: everybody concerned is told that it is active again', async () => {
  await company.signedDownTo('petrov', 1);
  await company.open();
  await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  await countAll(company);
  await signAs(company, 'halloran');
  const url = `/api/users/${company.oseiId}/deactivate`;
  expect((await company.admin({ method: 'POST', url })).statusCode).toBe(200);
  expect(await toldTo('halloran', 'Change of command active again')).toEqual([
    [
      'warning',
      `${WORDS}, is active again: the account of CPT Osei is deactivated. All signatures are void.`,
      '/successions/SC-0001',
    ],
  ]);
});
