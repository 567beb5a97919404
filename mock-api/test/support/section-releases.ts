import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { signNote } from '@hand-receipt/ledger';

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A key that releases are signed with, as `pnpm release:new-key` makes it. */
export const releaseKey = (name: string) => nodeSigner(generateSignerKey(name));
type ReleaseKey = ReturnType<typeof releaseKey>;

export interface BuiltRelease {
  digest: string;
  files: Record<string, string>;
}

/**
 * A release of a remote as its build writes it: an entry, a page and their list.
 *
 * @param version what makes its files others than those of another release
 * @param options `signer`: null leaves it unsigned; `unit`: whose list it says that it is
 */
export function buildRelease(
  name: string,
  version: string,
  {
    signer,
    unit = name,
    ...declared
  }: { signer: ReleaseKey | null; unit?: string; title?: string; routes?: object[]; nav?: object[] },
): BuiltRelease {
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 10);
  const url = (file: string) => `/remotes/${name}/${file}`;
  const word = name.replace('mfe-', '');
  const descriptor = {
    name,
    title: `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    nav: [{ label: word, path: `/${word}`, group: 'main', order: 1 }],
    routes: [{ path: `/${word}`, page: 'list', preload: ['/api/transfers'] }],
    slots: [{ slot: 'dashboard.cards', name: 'card', title: `${word} card`, order: 1, column: 'main' }],
    entry: url(`remoteEntry.${hash}.js`),
    chunks: [url(`exposed.${hash}.js`)],
    pageChunks: { list: [url(`page-list.${hash}.js`)] },
    pageShares: {},
    ...declared,
  };
  const files: Record<string, string> = {
    'remote.json': JSON.stringify(descriptor),
    [`remoteEntry.${hash}.js`]: `entry('${version}')`,
    [`exposed.${hash}.js`]: `exposed('${version}')`,
    [`page-list.${hash}.js`]: `page('${version}')`,
  };
  const lines = Object.entries(files).map(([file, content]) => `${integrityOf(content)} ${file}`);
  const text = `${['hand-receipt/release/1', unit, ...lines.sort()].join('\n')}\n`;
  const list = signer ? signNote(text, [signer]) : `${text}\n`;
  return {
    digest: createHash('sha256').update(list).digest('hex'),
    files: { ...files, 'release.txt': list },
  };
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
}

/** A web root with a shell that takes the signatures of some keys. */
export function deployShell(webRoot: string, keys: readonly ReleaseKey[]): void {
  write(path.join(webRoot, 'shell'), {
    'index.html': '<html><head></head></html>',
    'release-keys.json': JSON.stringify(keys.map(({ verifierKey }) => verifierKey)),
    'releases.json': '[["main.0123456789.js"]]',
  });
  write(path.join(webRoot, 'service-worker'), { 'service-worker.js': 'work()' });
}

/** Replaces a remote's folder, as a deployment does. */
export function deploy(webRoot: string, name: string, { files }: BuiltRelease): void {
  const folder = path.join(webRoot, 'remotes', name);
  rmSync(folder, { recursive: true, force: true });
  write(folder, files);
}

/** Puts a release beside the one in use, as `pnpm release:stage` does. */
export function stage(webRoot: string, name: string, { digest, files }: BuiltRelease): void {
  write(path.join(webRoot, 'staged', name, digest), files);
}
