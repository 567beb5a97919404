import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { forgetKept, notificationsStore, queryClient } from '@hand-receipt/platform';
import { applyTheme } from '@hand-receipt/ui';
import { forgetMeasurements } from '../../session/connection-record';
import { lockPin } from '../../session/pin-hold';
import { clearSecurityLog } from '../../session/security-log';

/** Makes this device forget what it keeps of a person, but for what waits to be sent, and asks for it anew. */
export async function resetDevice(userId: string): Promise<void> {
  notificationsStore.getState().clear();
  clearSecurityLog(userId);
  forgetMeasurements();
  lockPin();
  localStorage.removeItem(STORAGE_KEYS.sidebarCollapsed);
  localStorage.removeItem(STORAGE_KEYS.theme);
  applyTheme();
  await forgetKept();
  await queryClient.invalidateQueries();
}
