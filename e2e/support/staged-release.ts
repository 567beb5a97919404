import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployAnew } from './deployment';

/**
 * Puts another release of a remote beside the one in use, signed by the key of this checkout. All its files have other
 * names, and a sentence on its page is another.
 *
 * @param webRoot the built product
 * @param words what the page says now, and what the release says instead
 * @returns the release's digest
 */
export function stageRelease(webRoot: string, remote: string, [now, instead]: [string, string]): string {
  const workspace = mkdtempSync(join(tmpdir(), 'hand-receipt-staged-'));
  // A list is signed with the name of its folder.
  const folder = join(workspace, remote);
  cpSync(join(webRoot, 'remotes', remote), folder, { recursive: true });
  let changed = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(now)) continue;
    writeFileSync(join(folder, file), text.replaceAll(now, instead));
    changed += 1;
  }
  if (changed === 0) throw new Error(`${remote} does not say "${now}"`);
  deployAnew(folder);
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, 'release.txt')))
    .digest('hex');
  cpSync(folder, join(webRoot, 'staged', remote, digest), { recursive: true });
  rmSync(workspace, { recursive: true });
  return digest;
}
