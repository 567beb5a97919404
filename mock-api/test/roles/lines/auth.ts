import { TEST_PASSWORD } from '../../support/app';
import { Authenticator } from '../../support/authenticator';
import { type Lines, everybody } from '../line';

/** These calls end the session that they come with. */
const NO_SESSION = { headers: { cookie: '' } };

/** Signing in, accounts, and the people whom one may see. */
export const authLines: Lines = {
  'GET /api/config': [everybody(200, 'what the sign-in screen may know')],
  'GET /api/release': [everybody(200, 'digests of the program that they run')],
  'GET /api/auth/units': [everybody(200, 'the names of the units')],
  'GET /api/auth/me': [everybody(200, 'their own account')],
  'POST /api/auth/login': [
    everybody(200, 'their own password', (_, me) => ({
      body: { username: me, password: TEST_PASSWORD },
      ...NO_SESSION,
    })),
    everybody(401, 'another person, without their password', () => ({
      body: { username: 'squadmate', password: 'not their password' },
      ...NO_SESSION,
    })),
  ],
  'POST /api/auth/passkey/options': [everybody(200, 'a sign-in of nobody yet', () => NO_SESSION)],
  'POST /api/auth/passkey': [
    everybody(401, 'a passkey that nobody has', () => ({
      body: { assertion: new Authenticator().answer({ challenge: 'A'.repeat(43) }) },
      ...NO_SESSION,
    })),
  ],
  'POST /api/auth/dev-login': [everybody(404, 'a company that has no demo commander')],
  'POST /api/auth/logout': [everybody(200, 'a session of nobody', () => NO_SESSION)],
  'POST /api/auth/certificate': [everybody(403, 'no certificate', () => NO_SESSION)],
  'POST /api/auth/provider/link': [everybody(409, 'a server without a provider')],
  'POST /api/auth/register': [
    everybody(400, 'an account with a role of its own', () => ({
      body: {
        username: 'newcomer',
        email: 'newcomer@example.mil',
        password: TEST_PASSWORD,
        first_name: 'Alex',
        last_name: 'Newcomer',
        rank: 'SPC',
        unit: 'B Co',
        role: 'Admin',
      },
    })),
  ],
  'GET /api/users': [everybody(200, 'the people of their company')],
  'GET /api/connections': [everybody(200, 'their own connections')],
  'GET /api/users/recipients': [everybody(200, 'the people of their company')],
};
