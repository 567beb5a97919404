import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { changeUnit, createUnit, removeUnit } from './change';
import { readUnits } from './tree';
import type { Viewer } from '../../access';
import { type Database, notFound } from '../../kernel';
import { route } from '../../http';

/** The tree of units. */
export default async (app: FastifyInstance) => {
  const readUnit = async (db: Kysely<Database>, viewer: Viewer, id: string) => {
    const unit = (await readUnits(db, viewer)).find((candidate) => candidate.id === id);
    if (!unit) throw notFound('There is no such unit.');
    return unit;
  };

  route(app, 'GET /api/units', ({ db, user }) => readUnits(db, user));

  route(app, 'POST /api/units', async ({ work, body, user }) => {
    const id = await createUnit(work, body);
    return readUnit(work.trx, user, id);
  });

  route(app, 'PATCH /api/units/:id', async ({ work, params, body, user }) => {
    await changeUnit(work, params.id, body);
    return readUnit(work.trx, user, params.id);
  });

  route(app, 'DELETE /api/units/:id', async ({ work, params }) => {
    await removeUnit(work, params.id);
    return { message: 'The unit is removed.' };
  });
};
