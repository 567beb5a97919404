import type { NotificationDto, VerificationDto, VerificationRunDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { addUser } from '../support/app';
import { asOperator } from './support';
import { TwoUnits, type Who } from './two-units';

const units = TwoUnits.forFile();

const OF_W123 = 'Item W123 shows holder SSG petrov; ledger says SPC whitaker';
const OF_W900 = 'Item W900 shows name M16; ledger says M4A1 CARBINE';

const said = ({ findings }: VerificationDto) => findings.map(({ message }) => message).sort();

beforeAll(async () => {
  const { db } = units.api.database;
  await addUser(units.api.database, { id: 'U-8', username: 'okafor', role: 'Commander', unit_id: 'C' });
  await asOperator(db, sql`update property set assigned_to_user_id = 'U-3' where id = 'P-1'`);
  await asOperator(db, sql`update property set name = 'M16' where id = 'P-9'`);
}, 60_000);

test('check 7 everybody reads the findings about items that they may see, and how many others there are', async () => {
  const outside = '1 finding about an item outside your unit';
  const expected: [Who, string[]][] = [
    ['commander', [OF_W123, OF_W900]],
    ['admin', [OF_W123, OF_W900]],
    ['leader', [outside, OF_W123]],
    ['stranger', [outside, OF_W900]],
  ];
  const { body: now } = await units.get<VerificationDto>('commander', '/api/verification/database');
  expect(said(now)).toHaveLength(2);
  for (const [who, findings] of expected) {
    const asked = await units.get<VerificationDto>(who, '/api/verification/database');
    const last = await units.get<{ last: VerificationDto }>(who, '/api/verification/last');
    const started = await units.as(who)({
      method: 'POST',
      url: '/api/verification/runs',
      body: { full: true },
    });
    const run = await done(who, started.json<VerificationRunDto>());
    for (const answer of [asked.body, last.body.last, run]) {
      expect([who, said(answer)]).toEqual([who, findings]);
      expect(answer.is_verified).toBe(false);
    }
  }
});

async function done(who: Who, { id }: VerificationRunDto): Promise<VerificationDto> {
  for (;;) {
    const { body } = await units.get<VerificationRunDto>(who, `/api/verification/runs/${id}`);
    if (body.result) return body.result;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('the alarm names to the commander of another unit no item of this one', async () => {
  const send = await units.api.signIn('okafor');
  const notifications = (await send({ url: '/api/notifications' })).json<NotificationDto[]>();
  const alarms = notifications.filter(({ title }) => title === 'Ledger check failed');
  expect(alarms.map(({ message }) => message)).toEqual([`${OF_W900}.`]);
});

test('an item that is gone from the book is named to the people whose acts are in its history', async () => {
  const { db } = units.api.database;
  await asOperator(db, sql`delete from custody_link where item_id = 'P-9'`);
  await asOperator(db, sql`delete from property where id = 'P-9'`);
  const read = async (who: Who) =>
    said((await units.get<VerificationDto>(who, '/api/verification/database')).body).join('; ');
  expect(await read('admin')).toContain('W900 is missing from the property book');
  expect(await read('stranger')).not.toContain('W900');
  expect(await read('stranger')).toContain('2 findings about items outside your unit');
});

test('check 7 an event that no longer holds is named to those who may read it', async () => {
  const { db } = units.api.database;
  const { seq } = await db
    .selectFrom('ledger_event')
    .select('seq')
    .where('item_id', '=', 'P-2')
    .orderBy('seq')
    .executeTakeFirstOrThrow();
  await asOperator(db, sql`update ledger_event set body = body || ' '::bytea where seq = ${seq}`);
  const altered = `Event #${seq} no longer matches its sealed hash`;
  const named = async (who: Who) =>
    said((await units.get<VerificationDto>(who, '/api/verification/database')).body).includes(altered);
  const readers: Who[] = ['commander', 'admin', 'leader'];
  for (const who of readers) expect([who, await named(who)]).toEqual([who, true]);
  for (const who of ['soldier', 'stranger'] as Who[]) expect([who, await named(who)]).toEqual([who, false]);
});
