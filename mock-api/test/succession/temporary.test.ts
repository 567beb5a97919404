import { COUNTER_REFUSALS } from '@hand-receipt/contracts';
import { type Changing, activate, changingCompany, countAll, signAs } from './changing';
import { activateHolder, countHolder, findingsOf, givenDown, signSide } from './holder-fixture';

const DUE = '2026-12-10T16:00:00.000Z';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

/** Makes the receipt of the last person of a chain temporary in the table alone, without the event of a hand-over. */
const lendTo = (userId: string, itemId: string) =>
  company.database.db
    .updateTable('custody_link')
    .set({ kind: 'temporary', due_at: new Date(DUE) })
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .execute();

/** What the check finds, but for the due dates that this file wrote without an event. */
const otherFindings = async () =>
  (await findingsOf(company)).filter((message) => !message.endsWith(` due ${DUE}; ledger says none`));

const linksOf = async (itemId: string) =>
  (
    await company.database.db
      .selectFrom('custody_link')
      .select(['user_id', 'kind', 'due_at'])
      .where('item_id', '=', itemId)
      .where('position', '>', 0)
      .orderBy('position')
      .execute()
  ).map(({ user_id: user, kind, due_at: due }) => [user, kind, due?.toISOString() ?? null]);

test('CNTR-41 a temporary hand receipt stays one through a change of command, and its item is not handed on', async () => {
  const { ids } = company;
  const [id = ''] = await company.signedDownTo('petrov', 1);
  await lendTo(ids.petrov, id);
  await activate(company);
  await countAll(company);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');

  expect(await linksOf(id)).toEqual([
    [company.oseiId, 'hand-receipt', null],
    [ids.petrov, 'temporary', DUE],
  ]);
  const offer = await company.send('petrov', 'POST', '/api/transfers', {
    propertyId: id,
    toUserId: ids.whitaker,
    includeComponents: true,
  });
  expect([offer.status, offer.json.message]).toEqual([409, COUNTER_REFUSALS.temporary]);
  expect(await otherFindings()).toEqual([]);
});

test('CNTR-41 who takes the place of a holder has their temporary hand receipt until the same day', async () => {
  const { ids } = company;
  const [own = ''] = await company.signedDownTo('petrov', 1);
  const [below = ''] = await givenDown(company, 'whitaker', 1);
  await lendTo(ids.petrov, own);
  await lendTo(ids.whitaker, below);
  const number = await activateHolder(company);
  await countHolder(company, number);
  for (const side of ['outgoing', 'incoming', 'giver'] as const) await signSide(company, number, side);

  expect(await linksOf(own)).toEqual([
    [ids.halloran, 'hand-receipt', null],
    [ids.voss, 'temporary', DUE],
  ]);
  expect(await linksOf(below)).toEqual([
    [ids.halloran, 'hand-receipt', null],
    [ids.voss, 'hand-receipt', null],
    [ids.whitaker, 'temporary', DUE],
  ]);
  expect(await otherFindings()).toEqual([]);
});
