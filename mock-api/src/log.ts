import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';
import type { Config } from './config';

/** What a log line says of a request: never its headers, body or query, where secrets travel. */
const requestFields = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?')[0],
  address: request.ip,
});

interface LoggerExtras {
  redact: { paths: string[]; censor: string };
  transport: { target: string; options: object } | undefined;
}

/** For a person at a terminal; a machine gets a line of JSON. */
const pretty = { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } };

/** Logger settings. The paths that are cut out guard against a line that logs more than it should. */
export const logOptions = (config: Pick<Config, 'logLevel'>): FastifyLoggerOptions & LoggerExtras => ({
  level: config.logLevel,
  transport: process.stdout.isTTY ? pretty : undefined,
  serializers: { req: requestFields },
  redact: {
    paths: [
      'cookie',
      'password',
      'authorization',
      '*.cookie',
      '*.password',
      '*.authorization',
      '*.password_hash',
      '*["set-cookie"]',
    ],
    censor: '[cut]',
  },
});
