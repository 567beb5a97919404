import type { FastifyRequest } from 'fastify';

/** The API token that a request carries, valid or not; where there is one, its cookie is not looked at. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
