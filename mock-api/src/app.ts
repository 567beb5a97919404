import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import plugin from 'fastify-plugin';
import { type Clock, type Config, type OpenDatabase, logOptions, schedule, systemClock } from './kernel';
import {
  accessLog,
  allowedHosts,
  apiVersion,
  changes,
  currentPathOf,
  diskSpaceGuard,
  errors,
  FILE_LIMIT_MS,
  forwardedHeaders,
  gracefulShutdown,
  health,
  idempotency,
  knownBrowser,
  metrics,
  openApi,
  rateLimit,
  refuseClientErrors,
  rejectCompressedBodies,
  sameOrigin,
  securityHeaders,
  sendError,
  serverKey,
  signedCursors,
  slowRequestGuard,
  validation,
} from './http';
import { eventStream } from './live';
import { ledgerSealer } from './ledger';
import { witnesses } from './witnesses';
import { notificationEmails } from './notifications';
import { operations } from './operations';
import { product } from './product';
import { sections } from './sections';
import { session, signInProvider } from './people';
import { webhooks } from './webhooks';
import { allRoutes } from './routes';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: OpenDatabase;
    clock: Clock;
  }
}

export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  clock?: Clock;
  /** Answers are checked against the contract; for tests, for it costs time. */
  checkAnswers?: boolean;
  /** A client that has not sent its whole request by then is cut off; a file may take longer. */
  requestLimitMs?: number;
}

const BODY_LIMIT = 1024 * 1024;
const REQUEST_LIMIT_MS = 30_000;

/** Fastify with what every plugin finds on it, and no plugin yet. */
function createServer({
  config,
  database,
  clock,
  requestLimitMs,
}: Required<Omit<AppOptions, 'checkAnswers'>>) {
  const app: FastifyInstance = fastify({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: Math.max(requestLimitMs, FILE_LIMIT_MS),
    http: { headersTimeout: requestLimitMs, connectionsCheckingInterval: requestLimitMs / 6 },
    trustProxy: config.trustProxy,
    frameworkErrors: sendError,
    clientErrorHandler: refuseClientErrors,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => currentPathOf(url),
  });
  app.decorate('config', config);
  app.decorate('database', database);
  app.decorate('clock', clock);
  return app;
}

/**
 * The server without its socket: plugins, then the calls of every module. The caller owns the
 * database; closing the app ends streams and timers, and leaves the database open.
 */
export async function buildApp({
  config,
  database,
  clock = systemClock,
  checkAnswers = false,
  requestLimitMs = REQUEST_LIMIT_MS,
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer({ config, database, clock, requestLimitMs });

  await app.register(accessLog);
  await app.register(apiVersion);
  await app.register(errors);
  await app.register(forwardedHeaders);
  await app.register(validation, { checkAnswers });
  await app.register(securityHeaders);
  await app.register(allowedHosts);
  await app.register(health);
  await app.register(metrics);
  await app.register(sameOrigin);
  await app.register(rejectCompressedBodies);
  await app.register(diskSpaceGuard);
  await app.register(serverKey);
  await app.register(session);
  await app.register(rateLimit);
  await app.register(signInProvider);
  await app.register(knownBrowser);
  await app.register(signedCursors);
  await app.register(gracefulShutdown);
  await app.register(slowRequestGuard, { limitMs: requestLimitMs });
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    // The default quality of 11 is for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(openApi);
  await app.register(schedule);
  await app.register(idempotency);
  await app.register(changes);
  await app.register(eventStream);
  await app.register(ledgerSealer);
  await app.register(witnesses);
  await app.register(sections);
  await app.register(notificationEmails);
  await app.register(operations);
  await app.register(webhooks);
  // Named: to name a plugin itself, Fastify goes through every module that is loaded.
  for (const routes of allRoutes) {
    await app.register(plugin(routes, { name: routes.name, encapsulate: true }));
  }
  await app.register(product);
  await app.ready();
  return app;
}
