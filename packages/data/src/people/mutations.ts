import type {
  CreateSignInRuleDto,
  CreateUserDto,
  EditUserDto,
  LinkIdentityDto,
  Role,
  RouteBody,
} from '@hand-receipt/contracts';
import { mutation, write } from '../core/mutation';
import { ask } from '../core/query';

interface AccountChange {
  id: string;
  /** Left out where nothing of it changed. */
  particulars?: EditUserDto;
  role?: Role;
}

const ofPerson = (id: string) => ({ params: { id } });
const connection = { untilFresh: true, afterRefusal: true };

export const peopleMutations = {
  /** Makes an account; the answer holds the one-time link of its first password. */
  create: mutation('POST /api/users', (body: CreateUserDto) => ({ body })),
  /** Changes what is written about a person, and the role, which has a call of its own. */
  edit: write(
    ['PATCH /api/users/:id', 'PUT /api/users/:id/role'],
    async ({ id, particulars, role }: AccountChange) => {
      if (particulars) await ask('PATCH /api/users/:id', { params: { id }, body: particulars });
      if (role) await ask('PUT /api/users/:id/role', { params: { id }, body: { role } });
    },
    // Of two calls the first may have been done when the second was refused.
    { afterRefusal: true },
  ),
  activate: mutation('POST /api/users/:id/activate', ofPerson),
  deactivate: mutation('POST /api/users/:id/deactivate', ofPerson),
  /** Makes the one-time link by which a person sets a new password; an earlier link opens nothing any more. */
  createPasswordLink: mutation('POST /api/users/:id/password-link', ofPerson),
  /** Signs a person out and keeps them out; they keep what they are signed for. */
  blockSignIn: mutation(
    'POST /api/users/:id/block-sign-in',
    ({ id, reason }: { id: string; reason: string }) => ({ params: { id }, body: { reason } }),
  ),
  allowSignIn: mutation('DELETE /api/users/:id/block-sign-in', ofPerson),
  /** Removes the authenticator app and the passkeys of a person who lost them. */
  removeSecondFactor: mutation(
    'POST /api/users/:id/remove-second-factor',
    ({ id, reason }: { id: string; reason: string }) => ({ params: { id }, body: { reason } }),
  ),
  endSessions: mutation('DELETE /api/users/:id/sessions', ofPerson),
  /** Gives a sign-in that waits, or a certificate, to an account. */
  linkSignIn: mutation(
    'POST /api/users/:id/sign-in',
    ({ id, ...body }: { id: string } & LinkIdentityDto) => ({
      params: { id },
      body,
    }),
  ),
  /** Removes a sign-in at the provider or with a certificate, by its own id. */
  removeSignIn: mutation('DELETE /api/sign-in/identities/:id', ofPerson),
  createSignInRule: mutation('POST /api/sign-in/rules', (body: CreateSignInRuleDto) => ({ body })),
  removeSignInRule: mutation('DELETE /api/sign-in/rules/:id', ofPerson),

  /** Asks a person, by id, for a connection. */
  askForConnection: mutation('POST /api/connections', (userId: string) => ({ body: { userId } }), connection),
  /** Accepts or refuses a request that a person made. */
  answerConnection: mutation(
    'PATCH /api/connections/:id',
    ({ id, ...body }: { id: string } & RouteBody<'PATCH /api/connections/:id'>) => ({
      params: { id },
      body,
    }),
    connection,
  ),
  /** Ends a connection, or takes back my request for one. */
  endConnection: mutation('DELETE /api/connections/:id', ofPerson, connection),
};
