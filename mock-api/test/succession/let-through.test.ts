import { dayWords } from '../../src/property';
import { noticesOf } from '../people/people-fixture';
import { type Changing, START, activate, changingCompany, daysAfter } from './changing';

let company: Changing;
beforeAll(async () => {
  company = await changingCompany();
});

const until = `frozen for the inventory SC-0001 until ${dayWords(daysAfter(START, 30))}. SPC Halloran can let`;
const FROZEN = `Transfers of this property are ${until} an item through.`;

const letThrough = (itemId: string) =>
  company.send('halloran', 'POST', '/api/successions/SC-0001/let-through', {
    itemIds: [itemId],
    reason: 'Range week',
  });

test('what is mounted on an item is let through with it, once, and a refusal names it', async () => {
  const [rifle = '', optic = ''] = await company.signedDownTo('petrov', 2);
  await activate(company);
  const mounted = await company.send('petrov', 'POST', `/api/property/${rifle}/mounts`, {
    itemId: optic,
    position: 'Top rail',
  });
  expect(mounted.status).toBe(201);
  const lines = company.database.db.updateTable('succession_line');
  expect((await letThrough(rifle)).status).toBe(200);
  expect((await noticesOf(company.as.osei)).map(({ message }) => message)).toContain(
    'SPC Halloran lets 1 item, with 1 mounted on it, of SC-0001 be transferred. Reason: Range week',
  );
  await lines.set({ let_through_at: null, let_through_reason: null }).where('item_id', '=', optic).execute();
  const body = { propertyId: rifle, toUserId: company.ids.whitaker, includeComponents: true };
  const refused = await company.send('petrov', 'POST', '/api/transfers', body);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    `Transfers of M4A1 Carbine W900002, which is mounted on it, are ${until} it through.`,
  ]);
  await letThrough(rifle);
  const offer = await company.offer('petrov', rifle, 'whitaker');
  expect((await company.decide('whitaker', offer.id, 'Approved')).statusCode).toBe(200);
  for (const id of [rifle, optic]) {
    const again = await company.send('whitaker', 'POST', '/api/transfers', {
      propertyId: id,
      toUserId: company.ids.tanaka,
    });
    expect([again.status, again.json.message]).toEqual([409, FROZEN]);
  }
});
