import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';
import type { Config } from './config/config';

const CENSOR = '[cut]';

/** A part of a path as long and as mixed as a secret of a one-time link. */
const LIKE_A_SECRET = /^(?=.*[A-Z0-9])[\w-]{22,}$/;

/** The path without its query, and without what may be the secret of a link. */
const pathOf = (url: string): string =>
  (url.split('?')[0] ?? '')
    .split('/')
    .map((part) => (LIKE_A_SECRET.test(part) ? CENSOR : part))
    .join('/');

/** What a log line says of a request: never its headers, body or query, where secrets travel. */
const requestFields = (request: FastifyRequest) => ({
  method: request.method,
  path: pathOf(request.url),
  address: request.ip,
});

/** The fields of a database's error that name no value: its `detail` repeats the row, password hash included. */
const ERROR_FIELDS = ['code', 'syscall', 'constraint', 'table', 'column', 'finding'] as const;

interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/** What a log line says of an error, causes included. */
function errorFields(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const known = error as Error & Partial<Record<(typeof ERROR_FIELDS)[number], unknown>>;
  const fields = ERROR_FIELDS.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]));
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(Object.fromEntries(fields) as object),
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
}

interface LoggerExtras {
  redact: { paths: string[]; censor: string };
  transport: { target: string; options: object } | undefined;
}

/** Names under which a line that logs more than it should would carry a secret. */
const SECRETS = [
  'cookie',
  'set-cookie',
  'password',
  'password_hash',
  'client_secret',
  'code_verifier',
  'id_token',
  'authorization',
  'token',
  'pin',
  'link',
];

/** For a person at a terminal; a machine gets a line of JSON. */
const pretty = { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } };

/** Logger settings: one line of JSON for each event, with the request's id in `reqId`. */
export const logOptions = (config: Pick<Config, 'logLevel'>): FastifyLoggerOptions & LoggerExtras => ({
  level: config.logLevel,
  transport: process.stdout.isTTY ? pretty : undefined,
  serializers: { req: requestFields, err: errorFields },
  redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: CENSOR },
});
