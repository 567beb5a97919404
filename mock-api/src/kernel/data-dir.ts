import { access, constants, mkdir } from 'node:fs/promises';
import { ConfigError } from './config/config';

/**
 * Makes the data folder if it is not there, for this user alone.
 *
 * @throws ConfigError where it cannot be made, or written to.
 */
export async function prepareDataDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR is ${folder}, which this user cannot keep data in: ${why}.`);
  }
}
