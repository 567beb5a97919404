import { newestEvents, noticesOf } from '../people/people-fixture';
import { type Changing, START, changingCompany, daysAfter, detail } from './changing';
import { findingsOf } from './holder-fixture';

let company: Changing;
beforeAll(async () => {
  company = await changingCompany();
  await company.signedDownTo('petrov', 1);
  await company.open();
});

const PATH = '/api/successions/SC-0001';
const publish = () => company.send('halloran', 'POST', `${PATH}/publish`);
const planned = async (who: 'petrov' | 'voss' | 'osei') =>
  (await noticesOf(company.as[who])).filter(({ title }) => title === 'Change of command planned').length;
const events = async () =>
  (await newestEvents(company, 'SUCCESSION')).filter(({ act }) => act === 'published').length;
const all = async () => [
  await planned('petrov'),
  await planned('voss'),
  await planned('osei'),
  await events(),
];

test('a plan that is published again without a change notifies nobody and records nothing', async () => {
  const first = await publish();
  expect([first.status, await all()]).toEqual([200, [1, 0, 1, 1]]);
  const again = await publish();
  expect([again.status, await all()]).toEqual([200, [1, 0, 1, 1]]);
  expect(again.json).toMatchObject({ published_at: first.json.published_at, version: first.json.version });

  await company.send('halloran', 'POST', `${PATH}/notes`, { kind: 'note', text: 'Keys' });
  expect([(await publish()).status, await all()]).toEqual([200, [1, 0, 1, 1]]);
});

test('a plan that changed since it was published notifies everybody again', async () => {
  const { version, sections } = await detail(company);
  await company.send('halloran', 'PUT', `${PATH}/plan`, {
    version,
    sections: [{ number: sections[0]?.number, included: true, day: daysAfter(START, 4) }],
  });
  expect([(await publish()).status, await all()]).toEqual([200, [2, 0, 2, 2]]);
});

test('a holder who came in since it was published is notified, though nobody changed the plan', async () => {
  await company.signedDownTo('voss', 1);
  expect([(await publish()).status, await all()]).toEqual([200, [3, 1, 3, 3]]);
  expect([(await publish()).status, await all()]).toEqual([200, [3, 1, 3, 3]]);
  expect(await findingsOf(company)).toEqual([]);
});

test('a day that is moved during the count can be published, and nothing that has not changed', async () => {
  await company.send('halloran', 'POST', `${PATH}/activate`);
  const { version, sections, may } = await detail(company);
  expect(may).toMatchObject({ plan: true, publish: true });
  expect([(await publish()).status, await all()]).toEqual([200, [3, 1, 3, 3]]);
  await company.send('halloran', 'PUT', `${PATH}/plan`, {
    version,
    sections: [{ number: sections[0]?.number, included: true, day: daysAfter(START, 5) }],
  });
  expect([(await publish()).status, await all()]).toEqual([200, [4, 2, 4, 4]]);
  expect(await findingsOf(company)).toEqual([]);
});
