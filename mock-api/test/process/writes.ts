import type { RemoteClient } from './client';

/** One item to be entered: its serial number, and the key that makes sending it again harmless. */
export interface Write {
  serial: string;
  key: string;
}

export const writesOf = (name: string, count: number): Write[] =>
  Array.from({ length: count }, (_, index) => ({
    serial: `${name}-${String(index).padStart(4, '0')}`,
    key: `key-${name}-${index}`,
  }));

/** Sends one write to one process. True where it was acknowledged; false where nothing or a 503 was answered. */
export async function tryWrite(client: RemoteClient, base: string, { serial, key }: Write): Promise<boolean> {
  const body = { name: 'M4A1 Carbine', serial_number: serial };
  const answer = await client.send(base, 'POST', '/api/property', { body, key }).catch(() => null);
  if (answer === null || answer.status === 503) return false;
  if (answer.status !== 201)
    throw new Error(`${serial} was answered ${answer.status}: ${await answer.text()}`);
  // Acknowledged is what has arrived whole.
  return answer.json().then(
    () => true,
    () => false,
  );
}

/**
 * Sends writes by several workers at once, each write again and again, with the same key, until it is
 * acknowledged; `next` says where each try goes.
 *
 * @returns once all are acknowledged. `onAcknowledged` is told their number as it grows.
 */
export async function writeAll(
  client: RemoteClient,
  writes: readonly Write[],
  next: () => string,
  onAcknowledged: (count: number) => void = () => undefined,
): Promise<void> {
  const waiting = [...writes];
  let acknowledged = 0;
  const worker = async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      while (!(await tryWrite(client, next(), write)))
        await new Promise((resolve) => setTimeout(resolve, 50));
      onAcknowledged(++acknowledged);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
