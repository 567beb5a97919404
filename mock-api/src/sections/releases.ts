import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { parse } from './registry';
import { type SignedRelease, judgeRelease } from './signed-release';

const LIST = 'release.txt';
const DESCRIPTOR = 'remote.json';
/** Digest of a release, and name of its folder. */
const DIGEST = /^[0-9a-f]{64}$/;
const REMOTE = /^mfe-[a-z0-9-]+$/;

/** A release that is on the server. */
export interface FoundRelease extends SignedRelease {
  /** Absolute. Where its files are. */
  folder: string;
  /** When its list was written; null where the system does not say. */
  builtAt: Date | null;
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => null);

/**
 * The releases that are on the server: those in use, under `remotes/` and `shell/`, and those that `pnpm release:stage`
 * put beside them, under `staged/<remote>/<digest>/`. All is read again each time, because a folder is deployed without
 * a restart; only judgements are kept, by the text that was judged.
 */
export class Releases {
  readonly #webRoot: string;
  #judged = new Map<string, SignedRelease>();

  /** @param webRoot absolute; holds `shell/`, `remotes/` and `staged/` */
  constructor(webRoot: string) {
    this.#webRoot = webRoot;
  }

  /** The public keys that the shell was built with; none where it does not say. */
  async trustedKeys(): Promise<string[]> {
    const text = await readText(path.join(this.#webRoot, 'shell/release-keys.json'));
    const keys: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
  }

  /** The release of the shell; null where it has no list. */
  shell(): Promise<FoundRelease | null> {
    return this.#read('shell', path.join(this.#webRoot, 'shell'));
  }

  /** The release in a remote's folder; null where it has no list. */
  deployed(remote: string): Promise<FoundRelease | null> {
    return this.#read(remote, path.join(this.#webRoot, 'remotes', remote));
  }

  /** The releases beside it, the newest first. */
  async staged(remote: string): Promise<FoundRelease[]> {
    const names = REMOTE.test(remote) ? await readdir(this.#stage(remote)).catch(() => []) : [];
    const found = await Promise.all(names.map((digest) => this.stagedRelease(remote, digest)));
    return found
      .filter((release) => release !== null)
      .sort((one, other) => (other.builtAt?.getTime() ?? 0) - (one.builtAt?.getTime() ?? 0));
  }

  /** One of them; null where there is none. One whose descriptor was changed is refused. */
  async stagedRelease(remote: string, digest: string): Promise<FoundRelease | null> {
    if (!REMOTE.test(remote) || !DIGEST.test(digest)) return null;
    const release = await this.#read(remote, path.join(this.#stage(remote), digest));
    if (!release || release.refusal !== null) return release;
    if (release.digest !== digest)
      return { ...release, refusal: 'Its release.txt was changed on the server.' };
    const content = await readFile(path.join(release.folder, DESCRIPTOR)).catch(() => '');
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (release.files.get(DESCRIPTOR) === integrity) return release;
    return { ...release, refusal: 'Its remote.json is not the file that was signed.' };
  }

  /** Line of the registry for a staged release; null where it may not run or its descriptor cannot be used. */
  async lineOf(remote: string, digest: string): Promise<RegisteredRemote | null> {
    const found = await this.stagedRelease(remote, digest);
    if (!found || found.refusal !== null) return null;
    const [descriptor, list] = await Promise.all(
      [DESCRIPTOR, LIST].map((file) => readText(path.join(found.folder, file))),
    );
    const line = parse(remote, descriptor ?? undefined, () => undefined);
    return line && { ...line, release: list ?? undefined, digest };
  }

  /**
   * The folder of a staged release that has a file which the remote's own folder does not: of every file that somebody
   * signed, and of no other.
   */
  async folderOfStaged(remote: string, file: string): Promise<string | null> {
    for (const release of await this.staged(remote)) {
      if (release.refusal === null && release.files.has(file)) {
        const isDeployed = await isFile(path.join(this.#webRoot, 'remotes', remote, file));
        return isDeployed ? null : release.folder;
      }
    }
    return null;
  }

  #stage(remote: string): string {
    return path.join(this.#webRoot, 'staged', remote);
  }

  async #read(unit: string, folder: string): Promise<FoundRelease | null> {
    const file = path.join(folder, LIST);
    const note = await readText(file);
    if (note === null) return null;
    const at = await stat(file).catch(() => null);
    return { ...(await this.#judge(unit, note)), folder, builtAt: at && at.mtime };
  }

  async #judge(unit: string, note: string): Promise<SignedRelease> {
    const trusted = await this.trustedKeys();
    const key = [unit, ...trusted, note].join('\n');
    const known = this.#judged.get(key) ?? judgeRelease(unit, note, trusted);
    // Folders come and go; a few times as many as there are at once.
    if (this.#judged.size > 200) this.#judged.clear();
    this.#judged.set(key, known);
    return known;
  }
}

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => null))?.isFile() ?? false;
