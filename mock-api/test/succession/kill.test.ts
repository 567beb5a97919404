import { ITEMS, KilledCompany, type Moment } from './killed-signing';

let company: KilledCompany;
let id: string;
beforeAll(async () => {
  company = await KilledCompany.make();
  await company.start();
  await company.enterItems();
  id = await company.openSigning('halloran', 'osei');
  await company.stop();
}, 240_000);
afterAll(() => company.remove());

const NOTHING = { state: 'signing', replaced: 0, is_verified: true, findings: [] };

/** In the middle of the transaction of the last signature, from its first write to its last. */
const MOMENTS: readonly Moment[] = [
  { table: 'succession_section', on: 'update' },
  { table: 'custody_link', on: 'delete' },
  { table: 'custody_link', on: 'insert' },
];

test.each(MOMENTS)(
  'SUCC-11 killed at the $on on $table of the last signature: no chain and no event of the set is there',
  async (moment) => {
    await company.pauseAt(moment);
    await company.start();
    const signed = company.sign(id, 'osei', 'incoming').then(
      () => true,
      () => false,
    );
    await company.untilPaused(2500);
    await company.kill();
    expect(await signed).toBe(false);
    await company.endPause(moment);
    expect(await company.chains()).toEqual({ halloran: ITEMS, osei: 0 });
    await company.start();
    expect(await company.read(id)).toEqual(NOTHING);
    await company.stop();
  },
  120_000,
);

test('SUCC-11 killed once the last signature was answered: every chain of the set is changed, with all its events', async () => {
  await company.start();
  await company.sign(id, 'osei', 'incoming');
  await company.kill();
  expect(await company.chains()).toEqual({ halloran: 0, osei: ITEMS });
  await company.start();
  expect(await company.read(id)).toEqual({ ...NOTHING, state: 'signed', replaced: ITEMS });
  await company.stop();
}, 120_000);
