import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseDto } from '@hand-receipt/contracts';
import type { Config } from '../kernel';
import { isMissing } from '../ledger';
import { version } from '../../package.json';

/** Units that every build of the product has. */
const OWN_UNITS = ['service-worker', 'shell'];
/** The signed list of a unit's files. */
const LIST = 'release.txt';

type Unit = ReleaseDto['units'][number];

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** SHA-256 of a file; null where there is none. */
async function digestOf(file: string): Promise<string | null> {
  try {
    return sha256(await readFile(file));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function remotesIn(webRoot: string): Promise<string[]> {
  const entries = await readdir(path.join(webRoot, 'remotes'), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join('remotes', name));
}

/** The units that have a signed list, by name. Browsers run nothing of a remote that has none. */
async function unitsIn(webRoot: string): Promise<Unit[]> {
  const folders = [...OWN_UNITS, ...(await remotesIn(webRoot))];
  const units = await Promise.all(
    folders.map(async (folder) => ({
      name: path.basename(folder),
      digest: await digestOf(path.join(webRoot, folder, LIST)),
    })),
  );
  return units
    .filter((unit): unit is Unit => unit.digest !== null)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The digests of what is served now. They are read each time, because a remote is deployed without a restart.
 *
 * @returns digests that are null where the product or the verifier is not built.
 */
export async function readRelease({
  webRoot,
  verifierFile,
}: Pick<Config, 'webRoot' | 'verifierFile'>): Promise<ReleaseDto> {
  const units = await unitsIn(webRoot);
  const isBuilt = OWN_UNITS.every((name) => units.some((unit) => unit.name === name));
  const lines = units.map(({ name, digest }) => `${digest} ${name}\n`);
  return {
    version,
    digest: isBuilt ? sha256(lines.join('')) : null,
    verifier: verifierFile && (await digestOf(verifierFile)),
    units,
  };
}
