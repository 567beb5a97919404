import type { PropertyDto } from '@hand-receipt/contracts';
import { type Amending, PROOF, amendingCompany, serialTo } from '../amendments/amending';
import { TURN_IN } from './leaving';

let t: Amending;
let reyes: Awaited<ReturnType<Amending['signIn']>>;
beforeAll(async () => {
  t = await amendingCompany();
  reyes = await t.signIn('reyes');
});

const ROUNDS = 5;

const prepare = (itemId: string, number: string) =>
  t.send('brandt', 'POST', '/api/closings', {
    ...TURN_IN,
    documentNumber: number,
    itemIds: [itemId],
    proof: PROOF,
  });

/** The same call by the two approvers at one moment. */
const byBoth = (url: string) =>
  Promise.all([
    t.as.halloran({ method: 'POST', url, body: PROOF }),
    reyes({ method: 'POST', url, body: PROOF }),
  ]);

const eventsOf = async (type: 'CLOSING' | 'GAIN SIGNED') => {
  const rows = await t.database.db
    .selectFrom('ledger_event')
    .select('seq')
    .where('event_type', '=', type)
    .execute();
  return rows.length;
};
const signaturesOf = (subjectId: string) =>
  t.database.db
    .selectFrom('signature')
    .select('user_id')
    .where('subject_id', '=', subjectId)
    .where('part', '=', 'signed')
    .execute();

test('LIFE-21 two approvers who sign one closing at one moment: one does, the other is told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: itemId } = await t.createItem();
    const { json } = await prepare(itemId, `D-1${round}`);
    const before = await eventsOf('CLOSING');
    const answers = await byBoth(`/api/closings/${json.id}/sign`);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<{ message: string }>().message).toMatch(
      /^(SPC Halloran|LTC Reyes) signed this closing on \d\d[A-Z]{3}\d{4} \d{4}\.$/,
    );
    expect(await eventsOf('CLOSING')).toBe(before + 1);
    expect(await signaturesOf(json.id)).toHaveLength(1);
  }
});

test('LIFE-29 two approvers who sign for one found item at one moment: one does, the other is told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { json } = await t.send<PropertyDto>('brandt', 'POST', '/api/property', {
      name: 'Tent',
      serial_number: `FOUND${round}`,
      gain: { kind: 'found-on-installation', from: 'Connex 12' },
    });
    const before = await eventsOf('GAIN SIGNED');
    const answers = await byBoth(`/api/property/${json.id}/gain/sign`);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await eventsOf('GAIN SIGNED')).toBe(before + 1);
    expect(await signaturesOf(json.id)).toHaveLength(1);
  }
});

test('LIFE-24 a closing that is prepared while an amendment of its item is signed: both are whole, or the later one is told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: itemId, serial_number: old } = await t.createItem();
    const to = `RC24${round}`;
    const { id } = await t.propose([serialTo(itemId, to)]);
    const [signed, prepared] = await Promise.all([t.sign('halloran', id), prepare(itemId, `D-2${round}`)]);
    expect(prepared.status).toBe(201);
    expect([200, 409]).toContain(signed.status);
    if (signed.status === 409) expect(signed.json.message).toBe(`It is on turn-in ${prepared.json.id}.`);
    const item = await t.readItem(itemId);
    expect(item.serial_number).toBe(signed.status === 200 ? to : old);
    const [line] = (await t.send('halloran', 'GET', `/api/closings/${prepared.json.id}`)).json.lines as {
      item: { serial_number: string };
    }[];
    expect(line?.item.serial_number).toBe(item.serial_number);
  }
});

test('LIFE-24 a closing and an offer of one item at one moment: one of them is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: itemId } = await t.createItem();
    const [prepared, offered] = await Promise.all([
      prepare(itemId, `D-3${round}`),
      t.as.halloran({
        method: 'POST',
        url: '/api/transfers',
        body: { propertyId: itemId, toUserId: t.ids.whitaker },
      }),
    ]);
    const refused = [prepared.status, offered.statusCode].filter((status) => status === 409);
    expect(refused).toHaveLength(1);
    expect([prepared.status, offered.statusCode]).toContain(201);
  }
});

test('LIFE-21 two closings under one document number at one moment: one is prepared, the other is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [await t.createItem(), await t.createItem()];
    const answers = await Promise.all([prepare(one.id, `D-4${round}`), prepare(two.id, `d-4${round} `)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [first, second] = answers.sort((a, b) => a.status - b.status);
    const message = `D-4${round} is on turn-in ${first?.json.id}, which is open. Enter another document number.`;
    expect(second?.json).toMatchObject({ message, fields: { documentNumber: message } });
    // Where the first ends without effect, its number is free again.
    expect((await t.send('brandt', 'POST', `/api/closings/${first?.json.id}/withdraw`)).status).toBe(200);
    expect((await prepare(one.id, `D-4${round}`)).status).toBe(201);
  }
});
