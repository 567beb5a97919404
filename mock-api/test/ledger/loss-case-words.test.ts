import { FACTS, type LostCompany, lostCompany } from '../loss-cases/lost-company';

let company: LostCompany;

beforeAll(async () => {
  company = await lostCompany();
}, 120_000);

/** A case of two items, in which Halloran was asked and an exhibit was added. */
async function openCase(): Promise<string> {
  const { calls } = company;
  const ids = await company.issue('whitaker', 'W940001', 'W940002');
  await calls.ok('halloran', 'POST /api/property/bulk/status', {
    body: { ids, status: 'Lost', loss: FACTS },
  });
  const [lossCase] = await company.casesOf('halloran', ids[0] ?? '');
  const params = { id: lossCase?.id ?? '' };
  const seen = { answer: 'i-saw-it' as const, seenAt: FACTS.lastSeenAt, seenWhere: 'Range 4' };
  await calls.ok('halloran', 'POST /api/loss-cases/:id/answers', { params, body: seen });
  const body = { kind: 'statement' as const, text: 'I turned it in at 1640.' };
  await calls.ok('brandt', 'POST /api/loss-cases/:id/exhibits', { params, body });
  await company.app.sealer.sealNow();
  expect(await company.allFindings()).toEqual([]);
  return params.id;
}

test('a changed value of a loss case is one short sentence that names the case, whose value it is, and both values', async () => {
  const id = await openCase();
  const { db } = company.database;
  const ask = db
    .updateTable('loss_case_ask')
    .where('case_id', '=', id)
    .where('user_id', '=', company.ids.halloran);
  await ask.set({ seen_where: 'Bay 3' }).execute();
  expect(await company.allFindings()).toEqual([
    `Loss case ${id} shows place where SPC Halloran saw it Bay 3; ledger says Range 4`,
  ]);
  await ask.set({ seen_where: 'Range 4' }).execute();
  const exhibits = db.selectFrom('loss_case_exhibit').select(['letter', 'title']).where('case_id', '=', id);
  const last = (await exhibits.orderBy('letter').execute()).at(-1);
  await db
    .updateTable('loss_case_exhibit')
    .set({ title: 'Photo of the rack' })
    .where('case_id', '=', id)
    .where('letter', '=', last?.letter ?? '')
    .execute();
  expect(await company.allFindings()).toEqual([
    `Loss case ${id} shows title of exhibit ${last?.letter} Photo of the rack; ledger says ${last?.title}`,
  ]);
});
