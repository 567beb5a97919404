import { isNativeError } from 'node:util/types';
import {
  ConfigError,
  DataFolderError,
  DatabaseUnavailable,
  OlderDataError,
  isConnectionLost,
  isSqlError,
} from '../kernel';
import { KeyFileError } from '../ledger';

/** What the operating system says of a socket that cannot be opened, and what to do about it. */
const SOCKET_PROBLEMS: Record<string, string> = {
  EADDRINUSE: 'The port is taken. Stop what uses it, or set PORT to another one.',
  EADDRNOTAVAIL: 'This machine has no such address. Set HOST to one that it has, or to 0.0.0.0 for all.',
  EACCES: 'This user may not open that port. Set PORT to one from 1024 up.',
};

/** Class 28, who may come in; class 3D, which database: both are about DATABASE_URL. */
const WRONG_ADDRESS = /^(28|3D)/;

const isSocketError = (error: Error): error is Error & { code: string; syscall: string } =>
  'code' in error && typeof error.code === 'string' && 'syscall' in error && error.syscall === 'listen';

/** Several addresses of one name were tried; the first one's reason is as good as any. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError && error.errors[0] instanceof Error
    ? error.errors[0].message
    : error.message;

/**
 * Says why the program cannot continue, if the operator can fix the cause.
 *
 * @returns null for a fault of the program.
 */
export function explain(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError || error instanceof DataFolderError || error instanceof KeyFileError) {
    return error.message;
  }
  if (isSocketError(error)) return SOCKET_PROBLEMS[error.code] ?? null;
  if (error instanceof DatabaseUnavailable || error instanceof OlderDataError) return error.message;
  const cause = error.cause ?? error;
  const wrongAddress = isSqlError(cause) && WRONG_ADDRESS.test(cause.code);
  if (cause instanceof Error && (wrongAddress || isConnectionLost(cause))) {
    return `The PostgreSQL of DATABASE_URL cannot be used: ${reasonOf(cause)}.`;
  }
  return null;
}

/**
 * For what `listen` throws: a name that leads nowhere is told as HOST's. By itself the error could be the
 * database's too.
 *
 * @throws ConfigError, else the error itself.
 */
export const refuseHost =
  (host: string) =>
  (error: unknown): never => {
    const code = isNativeError(error) && 'code' in error ? error.code : null;
    if (code !== 'ENOTFOUND' && code !== 'EAI_AGAIN') throw error;
    throw new ConfigError(
      `HOST is '${host}', a name that leads nowhere. Set it to an address of this machine.`,
    );
  };
