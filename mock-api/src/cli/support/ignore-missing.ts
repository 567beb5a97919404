import { stat } from 'node:fs/promises';

/** True where nothing was found; any other failure is one. */
function missing(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
  throw error;
}

/** Does what is to be done with a file. @returns false where there is none. */
export const ignoreMissing = (act: Promise<unknown>): Promise<boolean> => act.then(() => true, missing);

export const isThere = (file: string): Promise<boolean> => ignoreMissing(stat(file));
