import { Secret, TOTP } from 'otpauth';
import { recordEverybody } from '../../../src/people';
import { addUser, TEST_PASSWORD } from '../../support/app';
import { Authenticator } from '../../support/authenticator';
import { type Caller, type Lines, everybody, line } from '../line';
import type { World } from '../role-matrix-fixture';

let made = 0;
/** A new person of the 1st Squad, so that changes affect no other test. */
async function somebody({ database }: World, status: 'Active' | 'Pending' = 'Active'): Promise<string> {
  made += 1;
  const id = await addUser(database, { username: `somebody-${made}`, unit_id: 'B-1', status });
  // Or a check of the ledger that runs during another line would find an account without an event, and notify.
  await database.db.transaction().execute((trx) => recordEverybody(trx, 'recorded as found', new Date()));
  return id;
}

const personWith =
  (body?: object, status?: 'Active' | 'Pending') =>
  async (world: World): Promise<{ id: string; body?: object }> => ({
    id: await somebody(world, status),
    ...(body && { body }),
  });

const ownAccount = (body?: object) => (world: World, me: Caller) => ({
  id: world.ids[me],
  ...(body && { body }),
});

const account = () => {
  made += 1;
  return {
    username: `made-${made}`,
    firstName: 'Alex',
    lastName: 'Made',
    rank: 'PVT',
    email: `made-${made}@example.mil`,
    role: 'Soldier',
    unitId: 'B-1',
  };
};

/** A connection that somebody else has asked the caller for. */
async function askedOf({ database, ids }: World, me: Caller, by: string): Promise<string> {
  const { id } = await database.db
    .insertInto('connections')
    .values({ user_id: by, other_user_id: ids[me], status: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A certificate that nobody else has. */
const certificate = () => {
  made += 1;
  return { certificate: `CN=SOMEBODY.${made},O=Unit` };
};

/** A sign-in of a person, or of nobody yet. */
async function identityOf({ database }: World, userId: string | null): Promise<string> {
  made += 1;
  const { id } = await database.db
    .insertInto('sign_in_identity')
    .values({
      issuer: 'https://login.unit.example',
      subject: `subject-${made}`,
      user_id: userId,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function ruleOf({ database, ids }: World): Promise<string> {
  made += 1;
  const { id } = await database.db
    .insertInto('sign_in_rule')
    .values({
      claim: 'groups',
      value: `group-${made}`,
      unit_id: 'B-1',
      activates: false,
      created_at: new Date(),
      by_user_id: ids.admin,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function unitBelow({ database }: World): Promise<string> {
  made += 1;
  const { id } = await database.db
    .insertInto('units')
    .values({ parent_id: 'B', name: `Squad ${made}`, kind: 'squad' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What people are responsible for: themselves, and those whom they lead. */
const ofPerson = [
  everybody(200, 'themselves', ({ ids }, me) => ({ id: ids[me] })),
  line('404 404 200 200 200 200', 'a soldier of the 1st Squad', ({ ids }) => ({ id: ids.squadmate })),
  line('404 404 404 200 200 200', 'a soldier of another squad', ({ ids }) => ({ id: ids.distant })),
];

const LEAVES = { leavesOn: '2030-11-30' };

/** Somebody who is being cleared, with nothing on them. */
async function leaver(world: World, { ticked = false } = {}): Promise<string> {
  const id = await somebody(world);
  const post = (path: string, body: object) =>
    world.as.admin({ method: 'POST', url: `/api/people/${id}/clearance${path}`, body });
  await post('', LEAVES);
  if (ticked) await post('/steps', { key: 'hand-1', done: true });
  return id;
}

const leaverWith = (body?: object) => async (world: World) => ({
  id: await leaver(world),
  ...(body && { body }),
});

/** Accounts, units, connections, and what everybody keeps of their own. */
/** What a security key of a person answers to their browser. */
async function newPasskey({ as }: World, me: Caller): Promise<object> {
  const answer = await as[me]({
    method: 'POST',
    url: '/api/settings/passkeys/options',
    body: { password: TEST_PASSWORD },
  });
  const registration = new Authenticator().register(answer.json<{ challenge: string }>());
  return { name: 'Blue key', registration };
}

/** A new passkey of a person. */
async function passkeyOf(world: World, me: Caller): Promise<string> {
  const body = await newPasskey(world, me);
  const answer = await world.as[me]({ method: 'POST', url: '/api/settings/passkeys', body });
  return answer.json<{ id: string }>().id;
}

/** The first code of an authenticator app that a person sets up. */
async function firstCode({ as }: World, me: Caller): Promise<string> {
  const body = { password: TEST_PASSWORD };
  const answer = await as[me]({ method: 'POST', url: '/api/settings/totp/options', body });
  return new TOTP({ secret: Secret.fromBase32(answer.json<{ secret: string }>().secret) }).generate();
}

async function somebodyWithKey(world: World): Promise<string> {
  const id = await somebody(world);
  const key = { credential_id: id, public_key: Buffer.alloc(1), sign_count: 0, transports: [] };
  await world.database.db
    .insertInto('passkey')
    .values({ user_id: id, name: 'Blue key', created_at: new Date(), ...key })
    .execute();
  return id;
}

export const peopleLines: Lines = {
  'GET /api/people/:id': ofPerson,
  'GET /api/people/:id/holdings': ofPerson,
  'GET /api/people/:id/clearance': ofPerson,
  'POST /api/people/:id/clearance': [
    line('404 404 403 201 201 201', 'a squad mate', personWith(LEAVES)),
    everybody(201, 'themselves', ({ ids }, me) => ({ id: ids[me], body: LEAVES })),
  ],
  'POST /api/people/:id/clearance/steps': [
    line('404 404 403 200 200 200', 'a squad mate', leaverWith({ key: 'hand-1', done: true })),
    everybody(403, 'themselves', ({ ids }, me) => ({ id: ids[me], body: { key: 'hand-1', done: true } })),
  ],
  'POST /api/people/:id/clearance/sign': [
    line('404 404 403 200 200 403', 'a squad mate', async (world) => ({
      id: await leaver(world, { ticked: true }),
      body: { password: TEST_PASSWORD },
    })),
    everybody(403, 'themselves', ({ ids }, me) => ({ id: ids[me], body: { password: TEST_PASSWORD } })),
  ],
  'POST /api/people/:id/clearance/override': [
    line(
      '404 404 403 403 200 403',
      'a squad mate',
      leaverWith({ reason: 'Emergency leave on Red Cross message 412.' }),
    ),
    everybody(403, 'themselves', ({ ids }, me) => ({
      id: ids[me],
      body: { reason: 'Emergency leave on Red Cross message 412.' },
    })),
  ],
  'GET /api/people/:id/clearance/memorandum': [
    line('404 404 200 200 200 200', 'a squad mate', leaverWith()),
    everybody(200, 'themselves', async ({ as, ids }, me) => {
      // Opened already, where the calls before were made too.
      await as[me]({ method: 'POST', url: `/api/people/${ids[me]}/clearance`, body: LEAVES });
      return { id: ids[me] };
    }),
  ],
  'POST /api/people/:id/clearance/cancel': [
    line('404 404 403 200 200 200', 'a squad mate', leaverWith()),
    // The last of these calls: it ends what they opened before.
    everybody(200, 'themselves', ({ ids }, me) => ({ id: ids[me] })),
  ],
  //  outsider soldier leader supply commander admin
  'POST /api/users': [line('403 403 403 403 403 201', 'a new account', () => ({ body: account() }))],
  'GET /api/users/:id': [
    line('404 200 200 200 200 200', 'a squad mate', personWith()),
    everybody(200, 'their own account', ownAccount()),
  ],
  'PATCH /api/users/:id': [
    line('404 403 403 403 403 200', 'a squad mate', personWith({ rank: 'SGT' })),
    line('403 403 403 403 403 200', 'their own account', ownAccount({ position: 'Grenadier' })),
  ],
  'PUT /api/users/:id/role': [
    line('404 403 403 403 403 200', 'a squad mate', personWith({ role: 'Squad Leader' })),
    line('403 403 403 403 403 409', 'their own account', ownAccount({ role: 'Soldier' })),
  ],
  'POST /api/users/:id/activate': [
    line('404 403 403 200 200 200', 'somebody of the squad who waits', personWith(undefined, 'Pending')),
  ],
  'GET /api/users/:id/deactivation': [
    line('404 403 403 403 403 200', 'a squad mate', personWith()),
    line('403 403 403 403 403 200', 'their own account', ownAccount()),
  ],
  'POST /api/users/:id/deactivate': [
    line('404 403 403 403 403 200', 'a squad mate', personWith()),
    line('403 403 403 403 403 409', 'their own account', ownAccount()),
  ],
  'POST /api/users/:id/password-link': [
    line('404 403 403 403 403 201', 'a squad mate', personWith()),
    line('403 403 403 403 403 201', 'their own account', ownAccount()),
  ],
  'POST /api/users/:id/block-sign-in': [
    line('404 403 403 403 403 200', 'a squad mate', async (world) => ({
      id: await somebody(world),
      body: { reason: 'The phone was stolen.' },
    })),
  ],
  'DELETE /api/users/:id/block-sign-in': [line('404 403 403 403 403 200', 'a squad mate', personWith())],
  'POST /api/users/:id/remove-second-factor': [
    line('404 403 403 403 403 200', 'a squad mate with a passkey', async (world) => ({
      id: await somebodyWithKey(world),
      body: { reason: 'The key was lost.' },
    })),
  ],
  'DELETE /api/users/:id/sessions': [line('404 403 403 403 403 200', 'a squad mate', personWith())],
  'GET /api/users/:id/sign-in': [
    line('404 403 403 403 403 200', 'a squad mate', personWith()),
    everybody(200, 'their own account', ownAccount()),
  ],
  'POST /api/users/:id/sign-in': [
    line('404 403 403 403 403 200', 'a squad mate', (world) => personWith(certificate())(world)),
    line('403 403 403 403 403 200', 'their own account', (world, me) => ownAccount(certificate())(world, me)),
  ],
  'GET /api/sign-in/waiting': [line('403 403 403 403 403 200', 'sign-ins without an account')],
  'DELETE /api/sign-in/identities/:id': [
    line('404 404 404 404 404 200', 'somebody else’s', async (world) => ({
      id: await identityOf(world, null),
    })),
    everybody(200, 'their own', async (world, me) => ({ id: await identityOf(world, world.ids[me]) })),
  ],
  'GET /api/sign-in/rules': [line('403 403 403 403 403 200', 'rules for new accounts')],
  'POST /api/sign-in/rules': [
    line('403 403 403 403 403 201', 'a new rule', () => {
      made += 1;
      return {
        body: { claim: 'groups', value: `group-${made}`, unitId: 'B-1', role: null, activates: false },
      };
    }),
  ],
  'DELETE /api/sign-in/rules/:id': [
    line('403 403 403 403 403 200', 'a rule', async (world) => ({ id: await ruleOf(world) })),
  ],
  'POST /api/connections': [
    line('404 201 201 201 201 201', 'a squad mate', async (world) => ({
      body: { userId: await somebody(world) },
    })),
  ],
  'PATCH /api/connections/:id': [
    everybody(200, 'a request to them', async (world, me) => ({
      id: await askedOf(world, me, await somebody(world)),
      body: { status: 'accepted' },
    })),
    line('404 404 404 404 404 404', 'a request to somebody else', async (world, me) => ({
      id: await askedOf(world, me === 'soldier' ? 'leader' : 'soldier', await somebody(world)),
      body: { status: 'accepted' },
    })),
  ],
  'DELETE /api/connections/:id': [
    everybody(200, 'a request to them', async (world, me) => ({
      id: await askedOf(world, me, await somebody(world)),
    })),
    line('404 404 404 404 404 404', 'a request to somebody else', async (world, me) => ({
      id: await askedOf(world, me === 'soldier' ? 'leader' : 'soldier', await somebody(world)),
    })),
  ],
  'GET /api/units': [everybody(200, 'the units of their company')],
  'POST /api/units': [
    line('403 403 403 403 403 201', 'a new squad', () => {
      made += 1;
      return { body: { name: `New squad ${made}`, kind: 'squad', parentId: 'B' } };
    }),
  ],
  'PATCH /api/units/:id': [
    line('403 403 403 403 403 200', 'a squad', async (world) => {
      made += 1;
      return { id: await unitBelow(world), body: { name: `Renamed ${made}` } };
    }),
  ],
  'DELETE /api/units/:id': [
    line('403 403 403 403 403 200', 'an empty squad', async (world) => ({ id: await unitBelow(world) })),
  ],
  'GET /api/profile': [everybody(200, 'their own account')],
  'PUT /api/profile': [everybody(200, 'their own account', () => ({ body: { phone: '555-0100-200' } }))],
  'GET /api/profile/export': [everybody(200, 'their own account')],
  'GET /api/profile/signatures': [everybody(200, 'their own signatures')],
  'GET /api/dashboard/readiness': [everybody(200, 'what they may see')],
  'GET /api/settings': [everybody(200, 'their own')],
  'PUT /api/settings': [
    everybody(200, 'their own', () => ({ body: { settings: { sync: { syncInterval: 60 } } } })),
  ],
  'POST /api/settings/reset': [everybody(200, 'their own', () => ({ body: {} }))],
  'PUT /api/settings/pin': [
    everybody(200, 'their own', () => ({ body: { pin: '4612', password: TEST_PASSWORD } })),
  ],
  'POST /api/settings/pin/verify': [everybody(200, 'their own', () => ({ body: { pin: '4612' } }))],
  'POST /api/settings/pin/lock': [everybody(200, 'their own browser')],
  'POST /api/settings/pin/remove': [
    everybody(200, 'their own', () => ({ body: { password: TEST_PASSWORD } })),
  ],
  'GET /api/settings/passkeys': [everybody(200, 'their own')],
  'POST /api/settings/passkeys/options': [
    everybody(200, 'their own', () => ({ body: { password: TEST_PASSWORD } })),
    everybody(403, 'another password', () => ({ body: { password: 'not the password' } })),
  ],
  'POST /api/settings/passkeys': [
    everybody(201, 'their own', async (world, me) => ({ body: await newPasskey(world, me) })),
  ],
  'POST /api/settings/passkeys/:id/remove': [
    everybody(200, 'their own', async (world, me) => ({
      id: await passkeyOf(world, me),
      body: { password: TEST_PASSWORD },
    })),
    everybody(404, 'somebody else’s', async (world, me) => ({
      id: await passkeyOf(world, me === 'soldier' ? 'leader' : 'soldier'),
      body: { password: TEST_PASSWORD },
    })),
  ],
  'POST /api/auth/reauthenticate/options': [
    everybody(200, 'with a passkey of their own', async (world, me) => {
      await passkeyOf(world, me);
      return {};
    }),
  ],
  'GET /api/settings/second-factor': [everybody(200, 'their own')],
  'POST /api/settings/totp/options': [
    everybody(200, 'their own', () => ({ body: { password: TEST_PASSWORD } })),
    everybody(403, 'another password', () => ({ body: { password: 'not the password' } })),
  ],
  'POST /api/settings/totp': [
    everybody(201, 'their own', async (world, me) => ({ body: { code: await firstCode(world, me) } })),
  ],
  'POST /api/settings/recovery-codes': [
    everybody(201, 'their own', () => ({ body: { password: TEST_PASSWORD } })),
  ],
  'POST /api/settings/totp/remove': [
    everybody(200, 'their own', () => ({ body: { password: TEST_PASSWORD } })),
    everybody(404, 'nothing, for it is removed', () => ({ body: { password: TEST_PASSWORD } })),
  ],
  'GET /api/tokens': [everybody(200, 'their own')],
  'POST /api/tokens': [everybody(201, 'their own', () => ({ body: { name: 'Scanner' } }))],
  'DELETE /api/tokens/:id': [
    everybody(200, 'their own', async ({ as }, me) => {
      const answer = await as[me]({ method: 'POST', url: '/api/tokens', body: { name: 'Scanner' } });
      return { id: answer.json<{ id: string }>().id };
    }),
    everybody(404, 'somebody else’s', async ({ as }, me) => {
      const owner = me === 'soldier' ? 'leader' : 'soldier';
      const answer = await as[owner]({ method: 'POST', url: '/api/tokens', body: { name: 'Scanner' } });
      return { id: answer.json<{ id: string }>().id };
    }),
  ],
  'GET /api/auth/sessions': [everybody(200, 'their own')],
  'DELETE /api/auth/sessions': [everybody(200, 'their other browsers')],
  'DELETE /api/auth/sessions/:id': [
    everybody(200, 'another browser of theirs', async ({ as, inject }, me) => {
      await inject({
        method: 'POST',
        url: '/api/auth/login',
        body: { username: me, password: TEST_PASSWORD },
      });
      const sessions = (await as[me]({ url: '/api/auth/sessions' })).json<
        { id: string; current: boolean }[]
      >();
      return { id: sessions.find(({ current }) => !current)?.id ?? 'none' };
    }),
    everybody(404, 'somebody else’s', async ({ as }) => {
      const [session] = (await as.squadmate({ url: '/api/auth/sessions' })).json<{ id: string }[]>();
      return { id: session?.id ?? 'none' };
    }),
  ],
  'POST /api/auth/reauthenticate': [
    everybody(200, 'the own password', () => ({ body: { password: TEST_PASSWORD } })),
    everybody(403, 'another password', () => ({ body: { password: 'not the password' } })),
  ],
  // Last of the calls with a password: it is another one from here on.
  'PUT /api/auth/password': [
    everybody(200, 'their own', () => ({
      body: { currentPassword: TEST_PASSWORD, newPassword: 'seven-lanterns' },
    })),
    everybody(403, 'their own, without knowing it', () => ({
      body: { currentPassword: 'not the password', newPassword: TEST_PASSWORD },
    })),
  ],
  'POST /api/auth/set-password': [
    everybody(410, 'a link that never was', () => ({ body: { token: 'x', password: TEST_PASSWORD } })),
  ],
  'POST /api/auth/password-link': [everybody(410, 'a link that never was', () => ({ body: { token: 'x' } }))],
};
