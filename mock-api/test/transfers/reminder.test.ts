import { type Company, testCompany } from '../custody/company';
import { connect, keepSignedIn } from '../support/call';
import { runJobs } from '../support/jobs';
import { transfersOf } from './support';

const JOB = 'remind of transfers that wait';

let company: Company;
let transfers: ReturnType<typeof transfersOf>;
beforeAll(async () => {
  company = await testCompany();
  transfers = transfersOf(company);
  company.clock.set(new Date(2026, 10, 20, 15, 0));
  await keepSignedIn(company);
});

const remindAt = (day: number, hour: number) => {
  company.clock.set(new Date(2026, 10, day, hour, 0));
  return runJobs(company.app, JOB);
};
const reminders = async (who: 'whitaker' | 'tanaka' | 'petrov') =>
  (await transfers.notifications(who)).filter(({ title }) => title === 'Transfers wait for you');

test('what has waited since the day before is told once a day, from 0600', async () => {
  await transfers.offerAll(await transfers.items(2), 'whitaker');
  const recalled = await company.createItem();
  await company.signDown(recalled.id, 'whitaker');
  await company.as.halloran({ method: 'POST', url: `/api/property/${recalled.id}/recall` });
  await transfers.ok('voss', 'POST /api/transfers/asks', { body: { serialNumber: recalled.serial_number } });

  await remindAt(20, 20);
  await remindAt(21, 5);
  expect(await reminders('whitaker')).toEqual([]);

  await remindAt(21, 6);
  await remindAt(21, 13);
  expect(await reminders('whitaker')).toMatchObject([
    {
      type: 'transfer-request',
      message:
        'Waiting since yesterday or longer: 2 items offered to you, 1 item recalled from you, 1 item that others ask you for.',
      action: { path: '/transfers' },
    },
  ]);
  await remindAt(22, 6);
  expect(await reminders('whitaker')).toHaveLength(2);
});

test('a recall that its holder answered is not waiting for them', async () => {
  company.clock.set(new Date(2026, 10, 24, 15, 0));
  const { id } = await company.createItem();
  await company.signDown(id, 'petrov');
  const { transferId } = (
    await company.as.halloran({ method: 'POST', url: `/api/property/${id}/recall` })
  ).json<{ transferId: string }>();
  const said = { answer: 'not-held', note: 'Not seen since the range.' };
  const url = `/api/transfers/${transferId}/recall-answer`;
  expect((await company.as.petrov({ method: 'POST', url, body: said })).statusCode).toBe(200);
  await remindAt(25, 6);
  expect(await reminders('petrov')).toEqual([]);
});

test('a person who turned transfer notifications off gets no reminder, and an answered transfer sends none', async () => {
  company.clock.set(new Date(2026, 10, 22, 15, 0));
  const silent = await company.offer('halloran', (await company.createItem()).id, 'tanaka');
  const answered = await company.offer('halloran', (await company.createItem()).id, 'petrov');
  const body = { settings: { notifications: { transferRequests: false } } };
  await transfers.ok('tanaka', 'PUT /api/settings', { body });
  await company.decide('petrov', answered.id, 'Approved');
  await remindAt(23, 6);
  expect(silent.status).toBe('Pending');
  expect(await reminders('tanaka')).toEqual([]);
  expect(await reminders('petrov')).toEqual([]);
});

test('SIRP-06 a request of a person to whom its holder hands nothing is no reason to remind them', async () => {
  company.clock.set(new Date(2026, 10, 26, 15, 0));
  const item = await company.createItem();
  await company.signDown(item.id, 'petrov');
  const body = { serialNumber: item.serial_number };
  await transfers.ok('stranger', 'POST /api/transfers/asks', { body });
  await remindAt(27, 6);
  expect(await reminders('petrov')).toEqual([]);

  await connect(company, 'stranger', 'petrov');
  await remindAt(28, 6);
  const words = 'Waiting since yesterday or longer: 1 item that others ask you for.';
  expect(await reminders('petrov')).toMatchObject([{ message: words }]);
});
