import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ShellPreload } from '@hand-receipt/contracts';

/** The shell as it was built. */
export interface BuiltShell {
  html: string;
  preload: ShellPreload;
}

const NOTHING: ShellPreload = { first: [], pages: {}, shared: {} };

/** Reads the built shell, and again only after a new build. */
export function shellReader(webRoot: string): () => Promise<BuiltShell | null> {
  const file = path.join(webRoot, 'shell/index.html');
  let read: { at: number; shell: BuiltShell } | null = null;

  return async () => {
    const built = await stat(file).catch(() => null);
    if (!built) return null;
    if (read?.at !== built.mtimeMs) {
      const html = await readFile(file, 'utf8');
      const preload = await readFile(path.join(webRoot, 'shell/preload.json'), 'utf8').catch(() => null);
      read = {
        at: built.mtimeMs,
        shell: { html, preload: preload ? (JSON.parse(preload) as ShellPreload) : NOTHING },
      };
    }
    return read.shell;
  };
}
