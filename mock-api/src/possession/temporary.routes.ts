import type { ConvertDto } from '@hand-receipt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Viewer } from '../access';
import type { Database } from '../kernel';
import { route } from '../http';
import { passkeySite } from '../people';
import type { UnitOfWork } from '../unit-of-work';
import { type Compared, compareConfirmation } from './confirmation';
import { requireOwnSession } from './confirm-handover';
import { confirmTemporary } from './confirm-temporary';
import { findHandOver } from './load-handovers';
import { changeTemporary, prepareTemporary } from './temporary';
import { visibleHandOvers } from './visible-handovers';

/** Id of the recipient; null for a receipt out of sight, which the act itself refuses as one that does not exist. */
async function recipientOf(
  db: Kysely<Database>,
  { id, viewer, at }: { id: string; viewer: Viewer; at: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('handover')
    .select('recipient_id')
    .where('id', '=', id)
    .where(visibleHandOvers(viewer, at))
    .executeTakeFirst();
  return row?.recipient_id ?? null;
}

interface Sent {
  /** Of the receipt. */
  id: string;
  viewer: Viewer;
  body: Pick<ConvertDto, 'challenge' | 'contentHash' | 'confirmation'>;
  request: FastifyRequest;
}

/** Temporary hand receipts that last longer, or become hand receipts. */
export function temporaryRoutes(app: FastifyInstance): void {
  const find = ({ trx, actor, at }: UnitOfWork, id: string) => findHandOver(trx, actor, id, at);
  const compare = async (db: Kysely<Database>, { id, viewer, body, request }: Sent): Promise<Compared> => {
    const at = app.clock.now();
    const recipientId = await recipientOf(db, { id, viewer, at });
    const { challenge, contentHash, confirmation } = body;
    const site = () => passkeySite(request, app.config.publicUrl);
    const sent = { recipientId, operatorId: viewer.id, challenge, contentHash, at, site };
    return compareConfirmation(db, sent, confirmation);
  };

  route(app, 'POST /api/temporary-receipts/:id/prepare', ({ work, params, body }) =>
    prepareTemporary(work, params.id, body),
  );

  route(app, 'POST /api/temporary-receipts/:id/extend', {
    prepare: ({ db, params, body, user, request }) =>
      compare(db, { id: params.id, viewer: user, body, request }),
    handle: async ({ work, params, body, prepared, reply }) => {
      const change = { body, act: 'extend', compared: prepared } as const;
      if (await changeTemporary(work, params.id, change)) reply.status(202);
      return find(work, params.id);
    },
  });

  route(app, 'POST /api/temporary-receipts/:id/convert', {
    prepare: ({ db, params, body, user, request }) =>
      compare(db, { id: params.id, viewer: user, body, request }),
    handle: async ({ work, params, body, prepared, reply }) => {
      const change = { body, act: 'convert', compared: prepared } as const;
      if (await changeTemporary(work, params.id, change)) reply.status(202);
      return find(work, params.id);
    },
  });

  route(app, 'POST /api/temporary-receipts/:id/confirm', async ({ work, params, body, request }) => {
    requireOwnSession(request.signedInBy);
    await confirmTemporary(work, params.id, body);
    return find(work, params.id);
  });
}
