import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostVersions } from '@hand-receipt/contracts';
import { version as contracts } from '@hand-receipt/contracts/package.json';

/**
 * What the product offers to remotes: the packages of the shell by its `host.json`, and the contract of this server.
 *
 * @param webRoot absolute; holds `shell/`
 * @returns null where the shell does not say
 */
export async function readOffers(webRoot: string): Promise<HostVersions | null> {
  const text = await readFile(path.join(webRoot, 'shell/host.json'), 'utf8').catch(() => null);
  return text === null ? null : { ...(JSON.parse(text) as HostVersions), contracts };
}

export { contracts as CONTRACTS_VERSION };
