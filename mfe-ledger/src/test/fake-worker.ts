import { goesFurther, type Kept, type Memories } from '../device/memories';
import type { AskedTask } from '../device/messages';
import { runTask } from '../device/run-task';
import { writeSeenCookie } from '../device/seen-cookie';

/** What a browser would keep in its database. */
export class MapMemories implements Memories {
  readonly kept = new Map<string, unknown>();

  async read(key: string): Promise<unknown> {
    return structuredClone(this.kept.get(key));
  }

  async readAll(): Promise<ReadonlyMap<string, unknown>> {
    return structuredClone(this.kept);
  }

  async keep(records: ReadonlyMap<string, Kept>): Promise<void> {
    for (const [key, record] of records)
      if (!goesFurther(this.kept.get(key), record)) this.kept.set(key, structuredClone(record));
  }

  async forget(keys: readonly string[]): Promise<void> {
    keys.forEach((key) => this.kept.delete(key));
  }
}

/** Gives the page workers that run the worker's own code, on a database of this test, and no cookie. */
export function installWorker(memories: Memories = new MapMemories()): void {
  writeSeenCookie(null);
  globalThis.Worker = class {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;
    #terminated = false;

    postMessage(task: AskedTask): void {
      void runTask(structuredClone(task), memories, (data) => {
        if (!this.#terminated) this.onmessage?.({ data: structuredClone(data) });
      });
    }

    terminate(): void {
      this.#terminated = true;
    }
  } as unknown as typeof Worker;
}
