import { loadOfflineStore } from './load-offline-store';

/**
 * Deletes the data that this device stores for reading without a connection. With a connection it stores them again.
 * Changes that wait to be sent stay.
 */
export async function clearOfflineData(): Promise<void> {
  const { forgetDevice, seedDevice } = await loadOfflineStore();
  await forgetDevice();
  await seedDevice();
}
