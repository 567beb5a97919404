import type { Role, SettingsSection } from '@hand-receipt/contracts';

/** The tabs, as the address names them and as the screen does. */
export const SETTINGS_TABS = [
  { value: 'profile', label: 'PROFILE' },
  { value: 'security', label: 'SECURITY' },
  { value: 'qr-codes', label: 'QR CODES' },
  { value: 'notifications', label: 'ALERTS' },
  { value: 'sync', label: 'SYNC' },
  { value: 'unit', label: 'UNIT' },
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number]['value'];

/** Who changes the settings of their unit. */
const SETS_UNIT: readonly Role[] = ['Commander', 'Admin'];

/** The tabs of a person. */
export const tabsFor = (role: Role) =>
  SETTINGS_TABS.filter(({ value }) => value !== 'unit' || SETS_UNIT.includes(role));

/** An address that names no tab of theirs opens the first. */
export const tabOf = (name: string, role: Role): SettingsTab =>
  tabsFor(role).find(({ value }) => value === name)?.value ?? 'profile';

/** Where the settings of a section are edited. */
export const TAB_OF_SECTION: Record<SettingsSection | 'contact', SettingsTab> = {
  contact: 'profile',
  security: 'security',
  qrCodes: 'qr-codes',
  notifications: 'notifications',
  sync: 'sync',
};
