import { createHash } from 'node:crypto';
import path from 'node:path';
import { OFFLINE_DOCUMENT, type PrecacheEntry, type RegisteredRemote } from '@hand-receipt/contracts';
import { readJson } from './read-json';
import { integrityByPath, listedFiles } from './release-files';

/**
 * What a browser runs or shows; source maps and compressed copies stay on the server. WebAssembly is left out: it
 * is large and for few, and the worker keeps it once it was used.
 */
const KEPT = /\.(js|css|woff2|png|svg|webmanifest)$/;
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** The files of a build's newest release, as its `releases.json` lists them. */
async function newestFiles(folder: string): Promise<string[]> {
  const releases = await readJson(path.join(folder, 'releases.json'));
  const [newest] = Array.isArray(releases) ? (releases as unknown[]) : [];
  return Array.isArray(newest) ? newest.filter((file): file is string => typeof file === 'string') : [];
}

const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * What the service worker keeps: the newest files of the shell and of each remote, and the document.
 *
 * @param document the shell's page with the registry in it, which stands for every path without a network
 */
export async function precacheOf(
  webRoot: string,
  remotes: readonly RegisteredRemote[],
  document: string,
): Promise<PrecacheEntry[]> {
  const builds = [
    { folder: path.join(webRoot, 'shell'), prefix: '/assets/', listed: [] as string[] },
    ...remotes
      .filter(({ off }) => !off)
      .map(({ name, release }) => ({
        folder: path.join(webRoot, 'remotes', name),
        prefix: `/remotes/${name}/`,
        // Of the release that this person gets, which may be another than the one in the folder.
        listed: release === undefined ? [] : listedFiles(release),
      })),
  ];
  const lists = await Promise.all(
    builds.map(async ({ folder, prefix, listed }) => {
      const files = listed.length > 0 ? listed : await newestFiles(folder);
      return files.filter((file) => KEPT.test(file)).map((file) => prefix + file);
    }),
  );
  const revision = revisionOf(document);
  const integrity = integrityByPath(remotes);
  return [
    { url: OFFLINE_DOCUMENT, revision },
    // What has no hash in its name changes with the document's release.
    ...lists.flat().map((url) => ({
      url,
      revision: HASHED.test(url) ? null : revision,
      integrity: integrity.get(url),
    })),
  ];
}
