import { noticesOf } from '../people/people-fixture';
import { keepSignedIn } from '../support/call';
import { runJobs } from '../support/jobs';
import { type Changing, changingCompany } from './changing';

let company: Changing;
beforeAll(async () => {
  company = await changingCompany();
  await company.held(1);
  company.clock.set(new Date(2026, 10, 23, 9, 0));
  await keepSignedIn(company);
  await company.open({ startsOn: '2026-11-23' });
});

const titlesOn = async (day: number) => {
  company.clock.set(new Date(2026, 11, day, 9, 0));
  await runJobs(company.app, 'changes of command due');
  await runJobs(company.app, 'changes of command due');
  const notices = await noticesOf(company.as.osei);
  return notices.filter(({ title }) => /due$/.test(title)).map(({ message }) => message);
};

test('both parties are told five days before the due date, and daily once it is overdue', async () => {
  const words = 'SC-0001, from SPC Halloran to CPT Osei,';
  expect(await titlesOn(17)).toEqual([]);
  expect(await titlesOn(18)).toEqual([`${words} is due on 23DEC2026.`]);
  expect(await titlesOn(24)).toHaveLength(2);
  expect(await titlesOn(25)).toHaveLength(3);
});
