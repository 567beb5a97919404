/** An error of PostgreSQL, whichever engine raised it. */
export interface SqlError extends Error {
  /** SQLSTATE, five characters. */
  code: string;
  constraint?: string;
  detail?: string;
  table?: string;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

export function isSqlError(error: unknown): error is SqlError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)
  );
}

/** True for a row that is there already; `constraint` narrows it to one unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isSqlError(error) && error.code === '23505' && (!constraint || error.constraint === constraint);
}

export const isDiskFull = (error: unknown): boolean => isSqlError(error) && error.code === '53100';

/** The database cannot answer now: it is busy, starting or gone. A client may try again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** SQLSTATE classes 08 (connection) and 57P (the server stops or starts), and the socket's own codes. */
const CONNECTION_LOST = /^(08...|57P0\d|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** True where the database could not be reached, or went away before it answered. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return CONNECTION_LOST.test(error.code);
  // The driver's own errors have no code.
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
}
