import { Readable } from 'node:stream';
import type { RouteContract } from '@hand-receipt/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hideSerials, isPinLocked, pinNeeded } from '../access';

const isJson = (answer: unknown): answer is object =>
  typeof answer === 'object' &&
  answer !== null &&
  !(answer instanceof Uint8Array) &&
  !(answer instanceof Readable);

/** Whether the PIN of sensitive items locks the browser that asks. */
export const isLocked = (app: FastifyInstance, { signedInBy }: FastifyRequest): boolean =>
  isPinLocked(signedInBy, app.clock.now());

/** An answer as a browser may have it in which sensitive items may be locked. */
export async function asLocked(
  app: FastifyInstance,
  request: FastifyRequest,
  { showsSensitive }: RouteContract,
  answer: unknown,
): Promise<unknown> {
  const { user: viewer, params, query } = request;
  if (!isJson(answer) || !viewer || !isLocked(app, request)) return answer;
  const shown = await hideSerials(app.database.db, answer, { viewer, said: [params, query] });
  if (showsSensitive === 'exact-bytes' && shown !== answer) throw pinNeeded();
  return shown;
}
