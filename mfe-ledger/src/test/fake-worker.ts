import type { DeviceMemory } from '@hand-receipt/ledger';
import type { Memories } from '../device/memories';
import type { DeviceTask } from '../device/messages';
import { runTask } from '../device/run-task';

/** What a browser would keep in its database. */
export class MapMemories implements Memories {
  readonly kept = new Map<string, DeviceMemory>();

  async read(key: string): Promise<unknown> {
    return structuredClone(this.kept.get(key));
  }

  async keep(key: string, memory: DeviceMemory): Promise<void> {
    this.kept.set(key, structuredClone(memory));
  }

  async forget(key: string): Promise<void> {
    this.kept.delete(key);
  }
}

/** Gives the page workers that run the worker's own code, on a database of this test. */
export function installWorker(memories: Memories = new MapMemories()): void {
  globalThis.Worker = class {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;
    #terminated = false;

    postMessage(task: DeviceTask): void {
      void runTask(structuredClone(task), memories, (data) => {
        if (!this.#terminated) this.onmessage?.({ data: structuredClone(data) });
      });
    }

    terminate(): void {
      this.#terminated = true;
    }
  } as unknown as typeof Worker;
}
