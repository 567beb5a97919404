import type { PropertyDto } from '@hand-receipt/contracts';
import { type Amending, PROOF, REASON, amendingCompany, serialTo } from './amending';

let t: Amending;
beforeAll(async () => {
  t = await amendingCompany();
});

const typesOf = async (itemId: string | null) => {
  const rows = await t.database.db
    .selectFrom('ledger_event')
    .select('event_type')
    .where('item_id', 'is not distinct from', itemId)
    .where('event_type', 'in', ['ITEM AMENDED', 'AMENDMENT', 'STATUS CHANGE'])
    .orderBy('seq')
    .execute();
  return rows.map(({ event_type }) => event_type);
};

test('LIFE-12 two approvers signing at the same moment give one event of each kind; the second is told who signed', async () => {
  const reyes = await t.signIn('reyes');
  for (let round = 0; round < 5; round += 1) {
    const { id: itemId } = await t.createItem();
    const before = (await typesOf(null)).length;
    const { id } = await t.propose([serialTo(itemId, `R12${round}`)]);
    const url = `/api/amendments/${id}/sign`;
    const answers = await Promise.all([
      t.as.halloran({ method: 'POST', url, body: PROOF }),
      reyes({ method: 'POST', url, body: PROOF }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<{ message: string }>().message).toMatch(
      /^(SPC Halloran|LTC Reyes) signed this amendment on \d\d[A-Z]{3}\d{4} \d{4}\.$/,
    );
    expect(await typesOf(itemId)).toEqual(['ITEM AMENDED']);
    expect((await typesOf(null)).length - before).toBe(2);
  }
});

test('LIFE-12 fifty presses of one signer count once', async () => {
  const { id: itemId } = await t.createItem();
  const { id } = await t.propose([serialTo(itemId, 'R13')]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => t.sign('halloran', id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  expect(await typesOf(itemId)).toEqual(['ITEM AMENDED']);
});

test('LIFE-11 a signature, a status change and an approval of the item at one moment all end whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id: itemId } = await t.createItem();
    const { id } = await t.propose([serialTo(itemId, `S14${round}`)]);
    const { id: transferId } = await t.offer('halloran', itemId, 'whitaker');
    const [signed, changed, approved] = await Promise.all([
      t.sign('halloran', id),
      t.as.brandt({ method: 'PATCH', url: `/api/property/${itemId}/status`, body: { status: 'Damaged' } }),
      t.decide('whitaker', transferId, 'Approved'),
    ]);
    expect([signed.status, changed.statusCode, approved.statusCode]).toEqual([200, 200, 200]);
    const item = (await t.as.halloran({ url: `/api/property/${itemId}` })).json<PropertyDto>();
    expect(item).toMatchObject({
      serial_number: `S14${round}`,
      current_status: 'Damaged',
      assigned_to_user_id: t.ids.whitaker,
    });
  }
});

test('LIFE-09 two amendments that want one number at one moment: one gets it, and no two items show it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await t.createItem(), await t.createItem()];
    const to = `U15${round}`;
    const proposals = [await t.propose([serialTo(one.id, to)]), await t.propose([serialTo(other.id, to)])];
    const answers = await Promise.all(proposals.map(({ id }) => t.sign('halloran', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.message).toContain(to);
    const entered = await t.database.db
      .selectFrom('property')
      .select('id')
      .where('serial_number', '=', to)
      .execute();
    expect(entered).toHaveLength(1);
  }
});

test('LIFE-09 two exchanges of the same items the other way around do not block each other', async () => {
  const [one, other] = [await t.createItem(), await t.createItem()];
  const lines = [serialTo(one.id, other.serial_number), serialTo(other.id, one.serial_number)];
  const proposals = [await t.propose(lines), await t.propose([...lines].reverse())];
  const answers = await Promise.all(proposals.map(({ id }) => t.sign('halloran', id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const report = { reason: REASON, report: true, lines, uploadIds: [await t.photo('halloran')] };
  const again = await t.send('halloran', 'POST', '/api/amendments', report);
  expect(again.status).toBe(400);
});
