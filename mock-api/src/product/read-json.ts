import { readFile } from 'node:fs/promises';

/**
 * Reads a JSON file of a build.
 *
 * @returns undefined where there is no such file.
 * @throws SyntaxError where it is not JSON.
 */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
