import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { signRelease } from './deployment';

/** The beginning of each module in a chunk as webpack writes it: `1567(e,t){`. */
const MODULE = /(?<=[{,])\d+\([\w,]*\)\{/g;

/**
 * Has a built remote run a statement at the beginning of each module that it exposes, and signs it again. So what loops
 * there loops at import, before a card or a page of it is drawn.
 *
 * @param webRoot the built product
 * @param statement such as `for(;;);`
 * @returns puts the remote back as it was
 */
export function runAtImport(webRoot: string, name: string, statement: string): () => void {
  const folder = join(webRoot, 'remotes', name);
  const remote = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RegisteredRemote;
  const [exposed] = remote.chunks;
  if (!exposed) throw new Error(`${name} has no exposed module`);
  const file = join(webRoot, exposed);
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(MODULE, (start) => start + statement);
  if (changed === text) throw new Error(`${exposed} is not written as expected`);
  const write = (content: string) => {
    writeFileSync(file, content);
    signRelease(folder);
  };
  write(changed);
  return () => write(text);
}
