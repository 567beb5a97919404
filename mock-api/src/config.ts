import path from 'node:path';

/** How the server runs, read once from the environment. */
export interface Config {
  host: string;
  port: number;
  /** Absolute. Holds the embedded database, the ledger's journal and the lock. */
  dataDir: string;
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl: string | null;
  /** Absolute. Where the built product is: `shell/` and `remotes/<name>/`. */
  webRoot: string;
  /** Demo company, shown sign-in, developer sign-in. Never with a PostgreSQL of one's own. */
  demo: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Addresses of reverse proxies whose X-Forwarded-* headers are believed; false for none. */
  trustProxy: string | false;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const REPOSITORY = path.resolve(__dirname, '../..');

/** The environment asks for something that cannot be. `message` has one line for each mistake. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads HOST, PORT, DATA_DIR, DATABASE_URL, WEB_ROOT, LOG_LEVEL and TRUST_PROXY.
 *
 * @throws ConfigError naming every variable that is wrong, and what it should be.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const mistakes: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;

  const port = Number(text('PORT') ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    mistakes.push(`PORT is '${env.PORT}'; it must be a whole number from 0 to 65535.`);
  }
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    mistakes.push('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  const logLevel = LOG_LEVELS.find((level) => level === (text('LOG_LEVEL') ?? 'info'));
  if (!logLevel)
    mistakes.push(`LOG_LEVEL is '${env.LOG_LEVEL}'; it must be one of ${LOG_LEVELS.join(', ')}.`);
  if (mistakes.length > 0 || !logLevel) throw new ConfigError(mistakes.join('\n'));

  return {
    host: text('HOST') ?? '127.0.0.1',
    port,
    dataDir: path.resolve(text('DATA_DIR') ?? path.join(REPOSITORY, '.data')),
    databaseUrl,
    webRoot: path.resolve(text('WEB_ROOT') ?? path.join(REPOSITORY, 'dist')),
    demo: databaseUrl === null,
    logLevel,
    trustProxy: text('TRUST_PROXY') ?? false,
  };
}
