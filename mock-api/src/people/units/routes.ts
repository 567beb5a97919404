import type { FastifyInstance } from 'fastify';
import { changeUnit, createUnit, removeUnit } from './change';
import { readUnits } from './tree';
import type { Viewer } from '../../access';
import { notFound } from '../../kernel';
import { acting, route } from '../../http';

/** The tree of units. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  const readUnit = async (viewer: Viewer, id: string) => {
    const unit = (await readUnits(db, viewer)).find((candidate) => candidate.id === id);
    if (!unit) throw notFound('There is no such unit.');
    return unit;
  };

  route(app, 'GET /api/units', ({ user }) => readUnits(db, user));

  route(app, 'POST /api/units', async ({ body, user }) => {
    const id = await act(user, (work) => createUnit(work, body));
    return readUnit(user, id);
  });

  route(app, 'PATCH /api/units/:id', async ({ params, body, user }) => {
    await act(user, (work) => changeUnit(work, params.id, body));
    return readUnit(user, params.id);
  });

  route(app, 'DELETE /api/units/:id', async ({ params, user }) => {
    await act(user, (work) => removeUnit(work, params.id));
    return { message: 'The unit is removed.' };
  });
};
