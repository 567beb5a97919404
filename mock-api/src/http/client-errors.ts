import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ApiErrorDto } from '@hand-receipt/contracts/routes';
import type { ConnectionError, FastifyInstance } from 'fastify';

type Refusal = [status: string, code: string, message: string];

/** By the code of Node's own error. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'too-slow',
    'The request did not come to its end in time.',
  ],
};
const UNREADABLE: Refusal = ['400 Bad Request', 'bad-request', 'This is not a request that can be read.'];

/** Answers what could not be read as HTTP, so that there is no request, in the one error shape, and hangs up. */
export function refuseClientErrors(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code, message] = REFUSALS[error.code] ?? UNREADABLE;
  const answer: ApiErrorDto = { error: code, message, requestId: randomUUID() };
  this.log.debug({ reqId: answer.requestId, reason: error.code }, 'a request could not be read');

  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
