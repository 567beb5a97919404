import { noticesOf } from '../people/people-fixture';
import { addUser } from '../support/app';
import { keepSignedIn } from '../support/call';
import { runJobs } from '../support/jobs';
import { type Changing, type Who, activate, changingCompany, countAll, signAs } from './changing';
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
  const told = ['info', `${WORDS}. Transfers are frozen until 23DEC2026.`, '/successions/SC-0001'];
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
    ['info', 'The count of SC-0001 found a difference.', '/successions/SC-0001'],
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
  await company.open();
  await openHolder(company);
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
