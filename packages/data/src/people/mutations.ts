import type { CreateUserDto, EditUserDto, Role, RouteBody } from '@hand-receipt/contracts';
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
  endSessions: mutation('DELETE /api/users/:id/sessions', ofPerson),

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
