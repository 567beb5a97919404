import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { readRelease } from './read-release';

export default async (app: FastifyInstance) => {
  route(app, 'GET /api/release', () => readRelease(app.config));
};
