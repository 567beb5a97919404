import type { CorrectionEventDto, VerificationDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { addUser } from '../support/app';
import { asOperator } from './support';
import { TwoUnits, type Who } from './two-units';

const units = TwoUnits.forFile();
const correct = (who: Who, body: object) => units.as(who)({ method: 'POST', url: '/api/corrections', body });

test('the ledger and its corrections are not for strangers to the house', async () => {
  for (const path of [
    '/api/ledger/history',
    '/api/ledger/checkpoint',
    '/api/verification/database',
    '/api/corrections',
  ]) {
    expect((await units.api.inject({ method: 'GET', url: path })).statusCode).toBe(401);
  }
});

test('LEDG-13 a correction links both events, the original stays, and both lists show it by role', async () => {
  const [original] = await units.history('commander', '?q=bent');
  const before = await units.history('commander');
  const response = await correct('sergeant', {
    originalEventId: original?.eventId,
    reason: '  Scratched, not bent ',
  });
  expect(response.statusCode).toBe(201);
  const correction = response.json<CorrectionEventDto>();
  expect(correction).toEqual({
    eventId: expect.stringMatching(/^evt_[0-9a-f]{16}$/) as unknown,
    originalEventId: original?.eventId,
    correctionTimestamp: expect.any(String) as unknown,
    correctingUserId: 'U-2',
    reason: 'Scratched, not bent',
    originalEventType: 'STATUS CHANGE',
    ledgerTransactionId: correction.eventId,
    ledgerSequenceNumber: 8,
  });
  expect((await units.history('commander')).slice(1).map(({ seq, details }) => ({ seq, details }))).toEqual(
    before.map(({ seq, details }) => ({ seq, details })),
  );
  const list = async (who: Who) => (await units.get<CorrectionEventDto[]>(who, '/api/corrections')).body;
  expect(await list('commander')).toEqual([correction]);
  expect(await list('soldier')).toEqual([correction]);
  expect(await list('stranger')).toEqual([]);
});

test('only a Supply Sergeant or a Commander writes corrections, of an event that exists, with a reason', async () => {
  const [event] = await units.history('commander');
  const valid = { originalEventId: event?.eventId, reason: 'x' };
  for (const who of ['soldier', 'leader', 'admin'] as const)
    expect((await correct(who, valid)).statusCode).toBe(403);
  expect((await correct('commander', { ...valid, originalEventId: 'evt_0' })).statusCode).toBe(404);
  expect((await correct('commander', { ...valid, reason: '  ' })).statusCode).toBe(400);
  expect((await correct('commander', valid)).statusCode).toBe(201);
});

test('a correction that says the same as the last one of its event is refused, also of two sent at once', async () => {
  const [event] = await units.history('commander');
  const wrong = { originalEventId: event?.eventId, reason: 'Wrong rack' };
  const both = await Promise.all([correct('commander', wrong), correct('sergeant', wrong)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const written = both.find(({ statusCode }) => statusCode === 201)?.json<CorrectionEventDto>();
  const again = await correct('commander', { ...wrong, reason: ' Wrong rack ' });
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    409,
    `Event #${written?.ledgerSequenceNumber} corrects this event with the same reason already.`,
  ]);
  // After another correction the first one is news.
  expect((await correct('sergeant', { ...wrong, reason: 'Wrong room' })).statusCode).toBe(201);
  expect((await correct('commander', wrong)).statusCode).toBe(201);
});

test('the verification answers a boolean, and the keepers are told once when it fails', async () => {
  const { db } = units.api.database;
  const check = async () => (await units.get<VerificationDto>('soldier', '/api/verification/database')).body;
  expect(await check()).toMatchObject({ is_verified: true, size: 13, findings: [] });
  await asOperator(db, sql`update property set assigned_to_user_id = 'U-3' where id = 'P-1'`);
  const expected = {
    is_verified: false,
    findings: [{ message: 'Item W123 shows holder SSG petrov; ledger says SPC whitaker' }],
  };
  expect(await check()).toMatchObject(expected);
  expect(await check()).toMatchObject(expected);
  const told = await db
    .selectFrom('notification')
    .select(['user_id', 'title', 'message'])
    .orderBy('user_id')
    .execute();
  expect(told).toEqual(
    ['U-1', 'U-2', 'U-6'].map((user_id) => ({
      user_id,
      title: 'Ledger check failed',
      message: `${expected.findings[0]?.message}.`,
    })),
  );
});

test('a commander corrects no event that answers 404 to them: not of an item, and not of an account', async () => {
  const { database } = units.api;
  await addUser(database, { id: 'U-7', username: 'okafor', rank: 'CPT', role: 'Commander', unit_id: 'C' });
  const send = await units.api.signIn('okafor');
  const all = await units.history('commander');
  const hidden = all.filter(({ itemId }) => itemId === 'P-1' || itemId === null);
  expect(hidden.some(({ itemId }) => itemId === null)).toBe(true);
  for (const { eventId } of hidden) {
    const read = await send({ method: 'GET', url: `/api/ledger/events/${eventId}` });
    const written = await send({
      method: 'POST',
      url: '/api/corrections',
      body: { originalEventId: eventId, reason: 'x' },
    });
    expect([eventId, read.statusCode, written.statusCode]).toEqual([eventId, 404, 404]);
  }
});
