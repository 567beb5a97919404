/** What a person may set, with the choices and defaults of the specification (product.md, section 9). */

/** The form of the settings document. A document of another form is read field by field. */
export const SETTINGS_VERSION = 1;

/** Minutes without a touch after which a session is signed out. */
export const AUTO_LOGOUT_CHOICES = [5, 15, 30, 60, 'never'] as const;
/** Minutes for which a PIN that was entered holds; 0 asks for it every time. */
export const PIN_TIMEOUT_CHOICES = [1, 5, 15, 30, 0] as const;
/** Minutes between two automatic syncs. */
export const SYNC_INTERVAL_CHOICES = [5, 15, 30, 60, 360] as const;

/** How notifications go out by e-mail: each at once, those of an hour together, those of a day together. */
export const EMAIL_CHOICES = ['never', 'each', 'hourly', 'daily'] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

export const PRINT_SIZES = ['small', 'medium', 'large', 'xlarge'] as const;
/** Edge of a printed QR label in inches. */
export const PRINT_SIZE_INCHES: Record<(typeof PRINT_SIZES)[number], number> = {
  small: 1.5,
  medium: 2,
  large: 3,
  xlarge: 4,
};

/** A PIN is this many digits. */
export const PIN_DIGITS = { min: 4, max: 8 } as const;

export interface Settings {
  security: {
    /** Needs a PIN to be set. */
    requirePinForSensitive: boolean;
    showItemDetails: boolean;
    autoLogout: (typeof AUTO_LOGOUT_CHOICES)[number];
    pinTimeout: (typeof PIN_TIMEOUT_CHOICES)[number];
  };
  qrCodes: {
    defaultPrintSize: (typeof PRINT_SIZES)[number];
    autoRegenerate: boolean;
    includeName: boolean;
    includeSerialNumber: boolean;
    scanConfirmation: boolean;
  };
  notifications: {
    /** Off, nothing is raised, whatever the others say. */
    enableNotifications: boolean;
    transferRequests: boolean;
    statusUpdates: boolean;
    systemAlerts: boolean;
    dailyDigest: boolean;
    /** The notifications that are raised, by e-mail as well. */
    email: EmailChoice;
  };
  sync: {
    autoSync: boolean;
    syncInterval: (typeof SYNC_INTERVAL_CHOICES)[number];
    syncOnWifiOnly: boolean;
    /** ISO 8601 date-time in UTC; null before the first. */
    lastSynced: string | null;
  };
}

export type SettingsSection = keyof Settings;

/** Whether the PIN is asked for more rarely after a change, so that the change itself needs it. */
export const needsPin = (before: Settings['security'], after: Settings['security']): boolean =>
  before.requirePinForSensitive && (!after.requirePinForSensitive || after.pinTimeout > before.pinTimeout);

export const DEFAULT_SETTINGS: Settings = {
  security: { requirePinForSensitive: false, showItemDetails: true, autoLogout: 30, pinTimeout: 5 },
  qrCodes: {
    defaultPrintSize: 'medium',
    autoRegenerate: true,
    includeName: true,
    includeSerialNumber: true,
    scanConfirmation: true,
  },
  notifications: {
    enableNotifications: true,
    transferRequests: true,
    statusUpdates: true,
    systemAlerts: true,
    dailyDigest: false,
    email: 'never',
  },
  sync: { autoSync: true, syncInterval: 15, syncOnWifiOnly: false, lastSynced: null },
};

/** The values of the fields that choose from a list; the rest are switches, but for `lastSynced`. */
const CHOICES: Record<string, readonly unknown[]> = {
  autoLogout: AUTO_LOGOUT_CHOICES,
  pinTimeout: PIN_TIMEOUT_CHOICES,
  defaultPrintSize: PRINT_SIZES,
  syncInterval: SYNC_INTERVAL_CHOICES,
  email: EMAIL_CHOICES,
};

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function mayBe(field: string, value: unknown): boolean {
  if (field === 'lastSynced') {
    return value === null || (typeof value === 'string' && ISO_TIME.test(value) && !isNaN(Date.parse(value)));
  }
  const choices = CHOICES[field];
  return choices ? choices.includes(value) : typeof value === 'boolean';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of one section: those that are there and make sense, else the fallback's. */
function readSection<S extends SettingsSection>(
  section: S,
  stored: unknown,
  fallback: Settings,
): Settings[S] {
  const found = isRecord(stored) ? stored : {};
  const fields = Object.entries(fallback[section]).map(([field, value]) => [
    field,
    Object.hasOwn(found, field) && mayBe(field, found[field]) ? found[field] : value,
  ]);
  return Object.fromEntries(fields) as Settings[S];
}

/**
 * Reads settings out of whatever was stored or sent, by this version of the product or another: each field
 * that makes sense is taken, each other one comes from `fallback`. Never throws.
 */
export function readSettings(stored: unknown, fallback: Settings = DEFAULT_SETTINGS): Settings {
  const document = isRecord(stored) ? stored : {};
  const section = <S extends SettingsSection>(name: S) => readSection(name, document[name], fallback);
  return {
    security: section('security'),
    qrCodes: section('qrCodes'),
    notifications: section('notifications'),
    sync: section('sync'),
  };
}
