import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { route } from '../http';
import type { UnitOfWork } from '../unit-of-work';
import { compareTyped } from './commit-handover';
import { requireOwnSession } from './confirm-handover';
import { confirmTemporary } from './confirm-temporary';
import { findHandOver } from './load-handovers';
import { changeTemporary, prepareTemporary } from './temporary';

/** Id of the recipient; undefined where there is no such receipt, which the act itself refuses. */
async function recipientOf(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('handover').select('recipient_id').where('id', '=', id).executeTakeFirst();
  return row?.recipient_id;
}

/** Temporary hand receipts that last longer, or become hand receipts. */
export function temporaryRoutes(app: FastifyInstance): void {
  const find = ({ trx, actor, at }: UnitOfWork, id: string) => findHandOver(trx, actor, id, at);
  const compare = async (
    db: Kysely<Database>,
    { id, operatorId }: { id: string; operatorId: string },
    confirmation: Parameters<typeof compareTyped>[2],
  ) => {
    const recipientId = await recipientOf(db, id);
    return (
      recipientId !== undefined &&
      compareTyped(db, { recipientId, operatorId, at: app.clock.now() }, confirmation)
    );
  };

  route(app, 'POST /api/temporary-receipts/:id/prepare', ({ work, params, body }) =>
    prepareTemporary(work, params.id, body),
  );

  route(app, 'POST /api/temporary-receipts/:id/extend', {
    prepare: ({ db, params, body, user }) =>
      compare(db, { id: params.id, operatorId: user.id }, body.confirmation),
    handle: async ({ work, params, body, prepared, reply }) => {
      const change = { body, act: 'extend', isRight: prepared } as const;
      if (await changeTemporary(work, params.id, change)) reply.status(202);
      return find(work, params.id);
    },
  });

  route(app, 'POST /api/temporary-receipts/:id/convert', {
    prepare: ({ db, params, body, user }) =>
      compare(db, { id: params.id, operatorId: user.id }, body.confirmation),
    handle: async ({ work, params, body, prepared, reply }) => {
      const change = { body, act: 'convert', isRight: prepared } as const;
      if (await changeTemporary(work, params.id, change)) reply.status(202);
      return find(work, params.id);
    },
  });

  route(app, 'POST /api/temporary-receipts/:id/confirm', async ({ work, params, request }) => {
    requireOwnSession(request.signedInBy);
    await confirmTemporary(work, params.id);
    return find(work, params.id);
  });
}
