import { type CounterCompany, authorizedCompany } from './counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});

const packOf = () =>
  t.ok('brandt', 'GET /api/counters/:id/pack', {
    params: { id: t.counterId },
    query: `session=${t.sessionId}`,
  });
const pinOf = async (userId: string) => {
  const person = (await packOf()).people.find(({ id }) => id === userId);
  return [person?.counter_ready, person?.counter_pin, person?.counter_refusal];
};
const refusalOf = async (itemId: string) => {
  const body = await t.prepared({ items: [itemId] });
  const [, words] = await t.refused('brandt', 'POST /api/counter/handovers', { body });
  return words;
};

test('the pack says why a PIN signs nothing, in the words in which its use is refused', async () => {
  const { db } = t.database;
  const whitaker = t.ids.whitaker;
  const rifle = await t.stocked();
  expect(await pinOf(whitaker)).toEqual([true, 'ready', null]);

  await db
    .updateTable('users')
    .set({ password_by_link_at: t.clock.now() })
    .where('id', '=', whitaker)
    .execute();
  const waits =
    'The PIN of SPC Whitaker is refused at counters until 22NOV2026 0900, because their password was set by link.';
  expect(await pinOf(whitaker)).toEqual([false, 'waits', waits]);
  expect(await refusalOf(rifle)).toBe(waits);

  await db
    .updateTable('user_pin')
    .set({ counter_off_at: t.clock.now() })
    .where('user_id', '=', whitaker)
    .execute();
  const off =
    'The PIN of SPC Whitaker is off at counters after 10 wrong tries. They enter their password in Settings to use it again.';
  expect(await pinOf(whitaker)).toEqual([false, 'off', off]);
  expect(await refusalOf(rifle)).toBe(off);

  await db.deleteFrom('user_pin').where('user_id', '=', whitaker).execute();
  expect(await pinOf(whitaker)).toEqual([false, 'none', 'SPC Whitaker has no counter PIN.']);
  await db.updateTable('users').set({ password_by_link_at: null }).where('id', '=', whitaker).execute();
  await t.givePin(whitaker);
});

test('two people of one name are told apart by first name and unit: candidates, pack and receipts', async () => {
  const { whitaker, petrov } = t.ids;
  const read = (code: string) =>
    t.ok('brandt', 'POST /api/counter/read', { body: { sessionId: t.sessionId, code } });
  const rifle = await t.stocked();
  const before = await t.handOver({ items: [rifle] });
  expect(before.recipient).toMatchObject({ name: 'SPC Whitaker', sharesName: false });
  expect((await read(`HR1/U/${whitaker}`)).person).toMatchObject({ id: whitaker, sharesName: false });

  await t.database.db
    .updateTable('users')
    .set({ rank: 'SPC', last_name: 'WHITAKER', first_name: 'Dana' })
    .where('id', '=', petrov)
    .execute();
  const { kind, people } = await read('whitaker');
  expect(kind).toBe('candidates');
  const found = people.map(({ id, firstName, sharesName }) => [id, firstName, sharesName]);
  const first = (await packOf()).people.find(({ id }) => id === whitaker)?.firstName;
  expect(found.sort()).toEqual(
    [
      [whitaker, first, true],
      [petrov, 'Dana', true],
    ].sort(),
  );
  const shared = (await packOf()).people.filter(({ sharesName }) => sharesName).map(({ id }) => id);
  expect(shared.sort()).toEqual([whitaker, petrov].sort());
  const params = { id: before.id };
  const receipt = await t.ok('whitaker', 'GET /api/counter/handovers/:id', { params });
  expect(receipt.recipient).toMatchObject({ firstName: first, sharesName: true });
});

test('a name that nobody has is called as it was typed', async () => {
  const read = async (code: string) =>
    (await t.ok('brandt', 'POST /api/counter/read', { body: { sessionId: t.sessionId, code } })).message;
  expect(await read('Cole Nobody')).toBe('Cole Nobody is not on the books.');
  expect(await read('zq77319')).toBe('ZQ77319 is not on the books.');
});
