import type { FastifyInstance } from 'fastify';
import { DEMO_COMMANDER, DEMO_PASSWORD } from './auth/demo';
import { route } from '../http';

export default async (app: FastifyInstance) => {
  const { clock, config } = app;

  route(app, 'GET /api/config', async ({ db }) => {
    const units = await db
      .selectFrom('units')
      .select(['name', 'kind'])
      .where('kind', 'in', ['battalion', 'company'])
      .orderBy('id')
      .execute();
    // One company names the product, also below a battalion.
    const [company, ...others] = units.filter(({ kind }) => kind === 'company');
    const battalion = units.find(({ kind }) => kind === 'battalion');
    const named = company && others.length === 0 ? company : (battalion ?? company);
    return {
      unitName: named?.name ?? '',
      demo: config.demo ? { username: DEMO_COMMANDER, password: DEMO_PASSWORD } : null,
      serverTime: clock.now().toISOString(),
      signIn: {
        password: config.signIn.password,
        provider: config.signIn.provider?.name ?? null,
        certificate: config.signIn.certificate !== null,
      },
    };
  });
};
