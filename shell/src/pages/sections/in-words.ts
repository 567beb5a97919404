import { statusOf } from '@hand-receipt/platform';

/** Without a connection nothing was refused: it could not be asked. */
export const inWords = (error: unknown): never => {
  throw statusOf(error) === 0 ? new Error('Needs a connection.') : error;
};
