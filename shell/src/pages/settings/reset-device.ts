import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { clearOfflineData, notificationsStore, queryClient } from '@hand-receipt/platform';
import { applyTheme } from '@hand-receipt/ui';
import { forgetMeasurements } from '../../session/connection-record';
import { lockSensitive } from '../../session/pin-hold';
import { clearSecurityLog } from '../../session/security-log';

/** Deletes a person's data from this device, except unsent changes, and loads it again. */
export async function resetDevice(userId: string): Promise<void> {
  notificationsStore.getState().clear();
  clearSecurityLog(userId);
  forgetMeasurements();
  lockSensitive(userId);
  localStorage.removeItem(STORAGE_KEYS.sidebarCollapsed);
  localStorage.removeItem(STORAGE_KEYS.theme);
  applyTheme();
  await clearOfflineData();
  await queryClient.invalidateQueries();
}
