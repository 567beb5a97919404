import { sql } from 'kysely';
import { type Changing, type Refusal, changingCompany } from './changing';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

const approve = async (who: 'whitaker' | 'halloran', id: string) => {
  const answer = await company.decide(who, id, 'Approved');
  return { status: answer.statusCode, json: answer.json<Refusal>() };
};
const activateIt = () => company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
const lineOf = (itemId: string) =>
  company.database.db
    .selectFrom('succession_line')
    .select('chain_before')
    .where('item_id', '=', itemId)
    .executeTakeFirst();

/** Waits until so many transactions of this database wait for a lock. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waits: number }>`select count(*)::int as waits from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(company.database.db);
    if ((rows[0]?.waits ?? 0) >= count) return;
  }
}

test('SUCC-17 an approval that has the item first moves custody before the lines are fixed', async () => {
  const [id = ''] = await company.signedDownTo('petrov', 1);
  await company.open();
  const offer = await company.offer('petrov', id, 'whitaker');
  const { db } = company.database;
  const [approved, activated] = await db
    .transaction()
    .execute(async (trx) => {
      // The approval has the item's lock and waits for its transfer; the activation waits for the item.
      await trx.selectFrom('transfer').select('id').where('id', '=', offer.id).forUpdate().execute();
      const first = approve('whitaker', offer.id);
      await waiting(1);
      const second = activateIt();
      await waiting(2);
      return [first, second] as const;
    })
    .then((both) => Promise.all(both));

  expect([approved.status, activated.status]).toEqual([200, 200]);
  expect((await lineOf(id))?.chain_before).toEqual([
    company.ids.halloran,
    company.ids.petrov,
    company.ids.whitaker,
  ]);
});

test('SUCC-17 an approval that comes second answers 409, and the item is in no line and stays where it is', async () => {
  await company.signedDownTo('petrov', 1);
  const made = await company.send<{ id: string }>('brandt', 'POST', '/api/property', {
    name: 'Tent',
    serial_number: 'T-100',
    assigned_to_user_id: company.ids.brandt,
  });
  const opened = await company.open();
  const book = opened.json.sections.find(({ kind }) => kind === 'from-book');
  await company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', {
    version: opened.json.version,
    sections: [{ number: book?.number, included: false, leaveOutReason: 'Stays with SPC Brandt.' }],
  });
  const offer = await company.offer('brandt', made.json.id, 'halloran');
  const { db } = company.database;
  const [activated, approved] = await db
    .transaction()
    .execute(async (trx) => {
      // The activation has its locks and waits to write its lines; the approval waits for the activation.
      await sql`lock table succession_line in share mode`.execute(trx);
      const first = activateIt();
      await waiting(1);
      const second = approve('halloran', offer.id);
      await waiting(2);
      return [first, second] as const;
    })
    .then((both) => Promise.all(both));

  expect(activated.status).toBe(200);
  expect([approved.status, approved.json.error]).toEqual([409, 'frozen']);
  expect(await lineOf(made.json.id)).toBeUndefined();
});
