import { type CounterCompany, counterCompany, eventsOf } from './counter-fixture';
import { addUser } from '../support/app';

const CALLS = 20;

let t: CounterCompany;
let people: string[];

beforeAll(async () => {
  t = await counterCompany();
  people = [];
  for (let number = 1; number <= CALLS; number += 1) {
    const username = `soldier${number}`;
    const id = await addUser(t.database, { username, last_name: `Soldier${number}`, unit_id: 'B-1' });
    await t.givePin(id);
    people.push(id);
  }
});

test('CNTR-13 of 20 simultaneous draws of one rifle one succeeds, and the others name whom and since when', async () => {
  const id = await t.stocked();
  const bodies = [];
  for (const recipientId of people) bodies.push(await t.prepared({ items: [id], recipientId }));
  const answers = await Promise.all(
    bodies.map((body) => t.send('brandt', 'POST /api/counter/handovers', { body })),
  );
  const won = answers.filter(({ statusCode }) => statusCode === 201);
  expect(won).toHaveLength(1);
  const { recipient } = won[0]?.json<{ recipient: { name: string } }>() ?? { recipient: { name: '' } };
  const { serial_number } = await t.readItem(id);
  const sentence = `M4A1 Carbine ${serial_number} is out with ${recipient.name} since 21NOV2026 0900.`;
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((answer) => answer.json<{ message: string }>().message)).toEqual(
    Array(CALLS - 1).fill(sentence),
  );
  // The line of the refusal is marked.
  expect(refused[0]?.json<{ fields: object }>().fields).toEqual({ [id]: sentence });
  expect(await eventsOf(t, id, 'POSSESSION')).toHaveLength(2);
});

test('CNTR-22 CNTR-44 of many commits of one list at the same time one has an effect', async () => {
  const id = await t.stocked();
  const body = await t.prepared({ items: [id], recipientId: people[0] ?? '' });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => t.send('brandt', 'POST /api/counter/handovers', { body })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(7).fill(200), 201]);
  expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
  expect(await eventsOf(t, id, 'POSSESSION')).toHaveLength(2);
});

test('CNTR-12 where one of 5 lines was taken meanwhile nothing is recorded, and that line is marked', async () => {
  const items: string[] = [];
  for (let line = 0; line < 5; line += 1) items.push(await t.stocked());
  const body = await t.prepared({ items, recipientId: people[1] ?? '' });
  const taken = items[3] ?? '';
  await t.handOver({ items: [taken], recipientId: people[2] ?? '' });
  const answer = await t.send('brandt', 'POST /api/counter/handovers', { body });
  expect(answer.statusCode).toBe(409);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([taken]);
  for (const id of items.filter((item) => item !== taken)) {
    expect(await eventsOf(t, id, 'POSSESSION')).toHaveLength(1);
  }
  // CNTR-44: the list was not recorded, so the device gets it back.
  expect(await t.ok('brandt', 'GET /api/counter/handovers', { query: `draft=${body.draftId}` })).toEqual([]);
});
