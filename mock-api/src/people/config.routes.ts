import type { FastifyInstance } from 'fastify';
import { DEMO_COMMANDER, DEMO_PASSWORD } from './auth/demo';
import { route } from '../http';

export default async (app: FastifyInstance) => {
  const { clock, config } = app;

  route(app, 'GET /api/config', async ({ db }) => {
    const company = await db
      .selectFrom('units')
      .select('name')
      .where('parent_id', 'is', null)
      .orderBy('id')
      .executeTakeFirst();
    return {
      unitName: company?.name ?? '',
      demo: config.demo ? { username: DEMO_COMMANDER, password: DEMO_PASSWORD } : null,
      serverTime: clock.now().toISOString(),
    };
  });
};
