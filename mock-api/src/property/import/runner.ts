import { type ImportContext, enterRows } from './enter-rows';

export interface RunnerOptions extends ImportContext {
  /** Told of an import that broke off; it goes on once its lease is over. */
  onError: (error: unknown, importId: string) => void;
}

/** Enters confirmed imports in the background of this process. */
export class ImportRunner {
  readonly #options: RunnerOptions;
  readonly #running = new Map<string, Promise<void>>();
  #stopped = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  /** Begins, or goes on with, an import that this process has claimed. */
  start(importId: string): void {
    if (this.#stopped || this.#running.has(importId)) return;
    const run = enterRows(this.#options, importId, () => this.#stopped)
      .catch((error: unknown) => this.#options.onError(error, importId))
      .finally(() => this.#running.delete(importId));
    this.#running.set(importId, run);
  }

  /** Ends after the row at hand; another process, or the next start, goes on. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running.values());
  }
}
