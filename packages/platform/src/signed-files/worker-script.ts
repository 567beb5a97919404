import { fetchSigned, integrityOf } from './fetch-signed';

/**
 * The script of a remote's own worker: `new WorkerScript(new URL('./x.ts', import.meta.url))`, which the builds know as
 * they know `new Worker`. Browsers check no digest of a worker, so its script is fetched and checked before it starts.
 */
export class WorkerScript {
  private copy: Promise<string> | null = null;

  constructor(private readonly url: URL) {}

  /**
   * The address to start the worker from. It is of a copy in this page's memory, whose bytes cannot change any more; so
   * such a worker has no address of the site's, and asks for absolute ones.
   *
   * @throws Error where the script cannot be had, or is not the one that was signed; the next call tries again
   */
  async address(): Promise<string> {
    const { href } = this.url;
    if (!integrityOf(href)) return href;
    this.copy ??= fetchSigned(href)
      .then((answer) => answer.blob())
      .then((script) => URL.createObjectURL(script));
    this.copy.catch(() => (this.copy = null));
    return this.copy;
  }
}
