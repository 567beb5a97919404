import type { SettingsSection } from '@hand-receipt/contracts';

/** The tabs, as the address names them and as the screen does. */
export const SETTINGS_TABS = [
  { value: 'profile', label: 'PROFILE' },
  { value: 'security', label: 'SECURITY' },
  { value: 'qr-codes', label: 'QR CODES' },
  { value: 'notifications', label: 'ALERTS' },
  { value: 'sync', label: 'SYNC' },
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number]['value'];

/** An address that names no tab opens the first. */
export const tabOf = (name: string): SettingsTab =>
  SETTINGS_TABS.find(({ value }) => value === name)?.value ?? 'profile';

/** Where the settings of a section are edited. */
export const TAB_OF_SECTION: Record<SettingsSection | 'contact', SettingsTab> = {
  contact: 'profile',
  security: 'security',
  qrCodes: 'qr-codes',
  notifications: 'notifications',
  sync: 'sync',
};
