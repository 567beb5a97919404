import { loadQueue } from './queue';

const LOCK = 'handreceipt.offlineQueue';

async function freshly<T>(owner: string, work: () => Promise<T>): Promise<T> {
  // Another tab may have sent or discarded something that this one still remembers.
  await loadQueue(owner);
  return work();
}

/** Works on the queue while no other tab sends or changes it, on the queue as the device has it by then. */
export function holdQueue<T>(owner: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return freshly(owner, work);
  return navigator.locks.request(LOCK, () => freshly(owner, work)) as Promise<T>;
}

/** The same, but where another tab holds the queue nothing is done. @returns null in that case */
export function holdIdleQueue<T>(owner: string, work: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return freshly(owner, work);
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock ? freshly(owner, work) : null,
  ) as Promise<T | null>;
}
