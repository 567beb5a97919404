import { newestEvents } from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';
import { Authenticator } from '../support/authenticator';
import { type CounterCompany, MORNING, counterCompany, eventsOf } from './counter-fixture';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const METHOD = 'passkey-on-device' as const;
type Person = 'whitaker' | 'tanaka';

let t: CounterCompany;
beforeEach(async () => {
  t = await counterCompany();
});

const begin = (who: Person) =>
  t.ok(who, 'POST /api/settings/passkeys/options', { body: { password: TEST_PASSWORD } });
const add = async (who: Person, key = new Authenticator(), name = 'Blue key') => {
  const registration = key.register(await begin(who));
  const { id } = await t.ok(who, 'POST /api/settings/passkeys', { body: { name, registration } });
  return { key, id };
};
const remove = (who: Person, id: string) =>
  t.ok(who, 'POST /api/settings/passkeys/:id/remove', { params: { id }, body: { password: TEST_PASSWORD } });
const refusedAdd = (who: Person, registration: ReturnType<Authenticator['register']>) =>
  t.refused(who, 'POST /api/settings/passkeys', { body: { name: 'Blue key', registration } });

/** A list for SPC Whitaker, signed by a key. */
const signed = async (key: Authenticator, where: Parameters<Authenticator['sign']>[2] = {}) => {
  const list = await t.prepared({ items: [await t.stocked()] });
  const assertion = key.sign(list.challenge, list.contentHash, where);
  return { ...list, confirmation: { method: METHOD, assertion } };
};
type Signed = Awaited<ReturnType<typeof signed>>;
const commit = (body: Signed) => t.ok('brandt', 'POST /api/counter/handovers', { body });
const refused = (body: Signed) => t.refused('brandt', 'POST /api/counter/handovers', { body });
const NOT_SIGNED = [403, 'The passkey did not sign this list as SPC Whitaker.'];

test("CNTR-25 a registered security key signs, and event and receipt say 'passkey-on-device'", async () => {
  const { key, id } = await add('whitaker');
  const body = await signed(key);
  const receipt = await commit(body);
  expect(receipt).toMatchObject({ state: 'recorded', method: METHOD });
  const [, drawn] = await eventsOf(t, body.lines[0]?.itemId ?? '', 'POSSESSION');
  expect(drawn?.details).toMatchObject({ confirmedBy: t.ids.whitaker, confirmedMethod: METHOD });
  expect(await t.ok('whitaker', 'GET /api/settings/passkeys')).toEqual([
    { id, name: 'Blue key', createdAt: MORNING.toISOString(), lastUsedAt: MORNING.toISOString() },
  ]);
  // Only once: what was signed is used up, and another list is not what it signed.
  const other = await t.prepared({ items: [await t.stocked()] });
  expect(await refused({ ...other, confirmation: body.confirmation })).toEqual(NOT_SIGNED);
});

test('the operator learns with which passkeys the recipient may sign, and nobody has one before it is added', async () => {
  const ask = async () => {
    const {
      challenge: _,
      contentHash: __,
      confirmation: ___,
      ...body
    } = t.content({ items: [await t.stocked()] });
    return (await t.ok('brandt', 'POST /api/counter/handovers/prepare', { body })).passkeys;
  };
  expect(await ask()).toEqual([]);
  const stranger = new Authenticator();
  expect(await refused(await signed(stranger))).toEqual([409, 'SPC Whitaker has no passkey.']);
  const { key, id } = await add('whitaker');
  expect(await ask()).toEqual([{ id: key.id.toString('base64url'), transports: ['usb'] }]);
  await remove('whitaker', id);
  expect(await ask()).toEqual([]);
  expect(await refused(await signed(key))).toEqual([409, 'SPC Whitaker has no passkey.']);
});

test.each<[string, (key: Authenticator) => Promise<Signed>]>([
  ['from another site', (key) => signed(key, { origin: 'https://receipts.example' })],
  ['for another site', (key) => signed(key, { rpId: 'receipts.example' })],
  [
    'by a touch alone, without the PIN or finger of its owner',
    (key) => {
      key.verifiesUser = false;
      return signed(key);
    },
  ],
  [
    'by a copy of the key that is behind',
    async (key) => {
      await commit(await signed(key));
      key.signCount = 0;
      return signed(key);
    },
  ],
  [
    'of another list',
    async (key) => ({ ...(await signed(key)), confirmation: (await signed(key)).confirmation }),
  ],
  [
    'with one byte changed',
    async (key) => {
      const body = await signed(key);
      const { assertion } = body.confirmation;
      const bytes = Buffer.from(assertion.response.signature, 'base64url');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      const response = { ...assertion.response, signature: bytes.toString('base64url') };
      return { ...body, confirmation: { method: METHOD, assertion: { ...assertion, response } } };
    },
  ],
  ['by the key of another person', async () => signed((await add('tanaka')).key)],
])('a signature %s signs nothing, and the confirmation is used up', async (_what, sign) => {
  const { key } = await add('whitaker');
  const body = await sign(key);
  expect(await refused(body)).toEqual(NOT_SIGNED);
  expect(await refused(body)).toEqual([409, 'This confirmation has expired. Confirm again.']);
});

test('a passkey needs the password, an own session and its own beginning, within 5 minutes', async () => {
  const wrong = { password: 'not-the-password' };
  expect(await t.refused('whitaker', 'POST /api/settings/passkeys/options', { body: wrong })).toEqual([
    403,
    'The password is wrong.',
  ]);
  const key = new Authenticator();
  const began = await begin('whitaker');
  const again = [409, 'Adding this passkey took too long. Start again.'];
  // Another person, and a browser of another site.
  expect(await refusedAdd('tanaka', key.register(began))).toEqual(again);
  const notTaken = [400, 'The security key was not taken. Start again.'];
  const elsewhere = key.register({ ...began, origin: 'https://receipts.example' });
  expect(await refusedAdd('whitaker', elsewhere)).toEqual(notTaken);
  expect(await refusedAdd('whitaker', key.register({ challenge: 'A'.repeat(43) }))).toEqual(notTaken);
  t.clock.set(new Date(MORNING.getTime() + 5 * MINUTE_MS));
  expect(await refusedAdd('whitaker', key.register(began))).toEqual(again);
  // One beginning adds one passkey.
  const { key: added } = await add('whitaker');
  expect(await refusedAdd('whitaker', added.register(began))).toEqual(again);
  expect(await refusedAdd('whitaker', added.register(await begin('whitaker')))).toEqual([
    409,
    'This security key is added already.',
  ]);
});

test('a passkey that was added after a password was set by link waits at counters for a day', async () => {
  const { key: before } = await add('whitaker');
  const link = new Date(MORNING.getTime() + MINUTE_MS);
  await t.database.db
    .updateTable('users')
    .set({ password_by_link_at: link })
    .where('id', '=', t.ids.whitaker)
    .execute();
  t.clock.set(new Date(link.getTime() + MINUTE_MS));
  const { key: after } = await add('whitaker');
  await commit(await signed(before));
  expect(await refused(await signed(after))).toEqual([
    409,
    'The passkey of SPC Whitaker is refused at counters until 22NOV2026 0901, because their password was set by link.',
  ]);
  t.clock.set(new Date(link.getTime() + 24 * HOUR_MS));
  await commit(await signed(after));
});

test('adding and removing a passkey writes a USER event and an unread document; nobody removes that of another', async () => {
  const { id } = await add('whitaker');
  expect(
    await t.refused('tanaka', 'POST /api/settings/passkeys/:id/remove', {
      params: { id },
      body: { password: TEST_PASSWORD },
    }),
  ).toEqual([404, 'There is no such passkey.']);
  await remove('whitaker', id);
  const changes = await newestEvents(t, 'USER');
  expect(changes.slice(0, 2).map(({ change, passkey, userId }) => [change, passkey, userId])).toEqual([
    ['passkey removed', id, t.ids.whitaker],
    ['passkey added', id, t.ids.whitaker],
  ]);
  const { documents } = await t.ok('whitaker', 'GET /api/documents');
  expect(documents.map(({ title, status, type }) => [type, title, status]).sort()).toEqual([
    ['Security Notice', 'Your passkey "Blue key" was added', 'unread'],
    ['Security Notice', 'Your passkey "Blue key" was removed', 'unread'],
  ]);
});
