import { isNativeError } from 'node:util/types';

/** An error of PostgreSQL, whichever engine raised it. */
export interface SqlError extends Error {
  /** SQLSTATE, five characters. */
  code: string;
  constraint?: string;
  detail?: string;
  table?: string;
}

// Errors are known by their kind and not by `instanceof`: a socket's come from Node itself, which may have
// another `Error` than the code around us has.

const SQLSTATE = /^[0-9A-Z]{5}$/;

export function isSqlError(error: unknown): error is SqlError {
  return (
    isNativeError(error) && 'code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)
  );
}

/** True for a row that is there already; `constraint` narrows it to one unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isSqlError(error) && error.code === '23505' && (!constraint || error.constraint === constraint);
}

/** True for a row that another one refers to, or that refers to one that is not there. */
export const isForeignKeyViolation = (error: unknown): boolean => isSqlError(error) && error.code === '23503';

export const isDiskFull = (error: unknown): boolean => isSqlError(error) && error.code === '53100';

/** Two acts waited for each other and this one was ended, with nothing done: it may be tried again. */
export const isDeadlock = (error: unknown): boolean =>
  isSqlError(error) && (error.code === '40P01' || error.code === '40001');

/** The database cannot answer now: it is busy, starting or gone. A client may try again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** SQLSTATE classes 08 (connection) and 57P (the server stops or starts), and the socket's own codes. */
const CONNECTION_LOST =
  /^(08...|57P0\d|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** True where the database could not be reached, or went away before it answered. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!isNativeError(error)) return false;
  if ('code' in error && typeof error.code === 'string') return CONNECTION_LOST.test(error.code);
  // The driver's own errors have no code.
  return /^(Connection terminated|timeout exceeded when trying to connect)|is not queryable$/.test(
    error.message,
  );
}
