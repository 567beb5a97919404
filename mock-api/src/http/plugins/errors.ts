import { isNativeError } from 'node:util/types';
import type { ApiErrorDto } from '@hand-receipt/contracts/routes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import {
  ApiError,
  diskFull,
  isConnectionLost,
  isDeadlock,
  isDiskFull,
  notFound,
  unavailable,
} from '../../kernel';

/** Fastify's own refusals, in sentences for people. */
const REFUSALS: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'bad-request', 'The body is empty, but its type says JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad-request', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad-request', 'The body is not as long as its header says.'],
  FST_ERR_BAD_URL: [400, 'bad-request', 'The address is not a valid one.'],
};

const INTERNAL = new ApiError(500, 'internal', 'Something went wrong on the server. It has been logged.');

/** What the server of files says of a path that leads out, is hidden or cannot be one. */
const REFUSED_PATHS = ['ForbiddenError', 'BadRequestError'];

const isRefusedPath = (error: unknown): boolean => isNativeError(error) && REFUSED_PATHS.includes(error.name);

const MIB = 1024 * 1024;

function tooLarge(limit: number | undefined): ApiError {
  const most = limit === undefined || limit >= MIB ? '1 MB' : `${Math.floor(limit / 1024)} KB`;
  return new ApiError(413, 'too-large', `The request is too large: at most ${most} is taken.`);
}

/** @param types that the route takes, where it takes no JSON */
function wrongType(types: readonly string[] = ['application/json']): ApiError {
  return new ApiError(415, 'unsupported-media-type', `Send the body as ${types.join(' or ')}.`);
}

/** What the caller is told; whatever is not meant for them becomes a plain 500. */
function toApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (isConnectionLost(error)) return unavailable('The database cannot answer now. Try again shortly.');
  if (isDeadlock(error)) return unavailable('Others are changing the same things. Try again shortly.');
  if (isDiskFull(error)) return diskFull();
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions?.bodyLimit);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongType(request.routeOptions?.schema?.consumes);
  const refusal = REFUSALS[code];
  if (refusal) return new ApiError(...refusal);
  // The JSON parser's own refusal of `__proto__` and `constructor` keys.
  if (error instanceof SyntaxError && statusCode === 400) {
    return new ApiError(400, 'bad-request', 'The body has keys that are not allowed.');
  }
  return statusCode >= 400 && statusCode < 500
    ? new ApiError(statusCode, 'bad-request', 'The request cannot be understood.')
    : INTERNAL;
}

const errorBody = (error: ApiError, request: FastifyRequest): ApiErrorDto => ({
  error: error.code,
  message: error.message,
  requestId: request.id,
  ...(error.fields && { fields: error.fields }),
  ...(error.present && { present: error.present }),
});

/** What an error answers, as status and body. */
export function refusalOf(error: unknown, request: FastifyRequest): { status: number; body: string } {
  const answer = toApiError(error, request);
  return { status: answer.status, body: JSON.stringify(errorBody(answer, request)) };
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  if (!/^\/api(\/|\?|$)/.test(request.url)) {
    return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
  }
  const path = request.url.split('?')[0];
  return reply.status(404).send(errorBody(notFound(`There is no ${request.method} ${path}.`), request));
}

/** Answers with what went wrong; also for what goes wrong before a route is found. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (isRefusedPath(error)) {
    sendNotFound(request, reply);
    return;
  }
  const answer = toApiError(error, request);
  if (answer === INTERNAL) request.log.error({ err: error }, 'request failed');
  // What the operator of the server must know, and the caller need not.
  else if (answer.cause) request.log.error({ err: answer.cause }, 'request refused');
  // A file that fails at its first read has its name and its compression in the headers already.
  reply.removeHeader('content-disposition').removeHeader('content-encoding');
  reply
    .status(answer.status)
    .headers(answer.headers ?? {})
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(answer, request)));
}

/** One error shape for every answer that is not a success. */
export default plugin(async (app) => {
  app.setErrorHandler(sendError);

  app.setNotFoundHandler(sendNotFound);
});
