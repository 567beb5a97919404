import { keptPart } from './kept-part';

/**
 * Removes what this device keeps to be read without a connection, and fills it anew where there is one. What
 * waits to be sent stays.
 */
export async function forgetKept(): Promise<void> {
  const { forgetDevice, seedDevice } = await keptPart();
  await forgetDevice({ queue: false });
  await seedDevice();
}
