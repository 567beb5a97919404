import { type Static, type TSchema, Type } from 'typebox';
import {
  AUTO_LOGOUT_CHOICES,
  EMAIL_CHOICES,
  PIN_DIGITS,
  PIN_TIMEOUT_CHOICES,
  PRINT_SIZES,
  type Settings,
  SYNC_INTERVAL_CHOICES,
} from '../settings';
import { COUNTER_PIN_STATES } from '../pin-rules';
import { Compared, Enum, Message, Nullable, type RouteContract, Timestamp } from './common';

/** One of a list of values of several types. */
const Choice = <const T extends readonly (string | number)[]>(values: T) =>
  Type.Unsafe<T[number]>({ enum: [...values] });

const security = {
  requirePinForSensitive: Type.Boolean(),
  showItemDetails: Type.Boolean(),
  autoLogout: Choice(AUTO_LOGOUT_CHOICES),
  pinTimeout: Choice(PIN_TIMEOUT_CHOICES),
};
const qrCodes = {
  defaultPrintSize: Enum(PRINT_SIZES),
  autoRegenerate: Type.Boolean(),
  includeName: Type.Boolean(),
  includeSerialNumber: Type.Boolean(),
  scanConfirmation: Type.Boolean(),
};
const notifications = {
  enableNotifications: Type.Boolean(),
  transferRequests: Type.Boolean(),
  statusUpdates: Type.Boolean(),
  systemAlerts: Type.Boolean(),
  dailyDigest: Type.Boolean(),
  email: Enum(EMAIL_CHOICES),
};
const sync = {
  autoSync: Type.Boolean(),
  syncInterval: Choice(SYNC_INTERVAL_CHOICES),
  syncOnWifiOnly: Type.Boolean(),
  lastSynced: Nullable(Timestamp),
};

/** A section of which each field may be left out, and none is unknown. */
const Part = <T extends Record<string, TSchema>>(fields: T) =>
  Type.Optional(Type.Partial(Type.Object(fields), { additionalProperties: false }));

export const Pin = Type.String({ pattern: `^[0-9]{${PIN_DIGITS.min},${PIN_DIGITS.max}}$` });

/** A person's settings with all their fields. */
export const SettingsAnswer = Type.Object({
  version: Type.Integer(),
  settings: Type.Unsafe<Settings>(
    Type.Object({
      security: Type.Object(security),
      qrCodes: Type.Object(qrCodes),
      notifications: Type.Object(notifications),
      sync: Type.Object(sync),
    }),
  ),
  pinSet: Type.Boolean(),
  /** The server has a mail server. Without one, nothing goes out by e-mail. */
  sendsEmail: Type.Boolean(),
  /** What the PIN is worth at a counter. */
  counterPin: Enum(COUNTER_PIN_STATES),
  /** Until when the PIN waits after a password was set by link; null unless it waits. */
  counterPinFrom: Nullable(Timestamp),
  /** 'DVC-' and the user's id. */
  deviceId: Type.String(),
  /** Null where nothing was ever changed. */
  updatedAt: Nullable(Timestamp),
});
export type SettingsDto = Static<typeof SettingsAnswer>;

/** What is left out stays as it is. */
export const SettingsBody = Type.Object(
  {
    /** The form that the sender knows; the present one unless said. */
    version: Type.Optional(Type.Integer({ minimum: 0 })),
    settings: Type.Object(
      {
        security: Part(security),
        qrCodes: Part(qrCodes),
        notifications: Part(notifications),
        sync: Part(sync),
      },
      { additionalProperties: false },
    ),
    /** Asked for where the change stops asking for the PIN, or asks for it more rarely. */
    pin: Type.Optional(Pin),
  },
  { additionalProperties: false },
);
export type SettingsBodyDto = Static<typeof SettingsBody>;

/** The PIN to set, and the password of the account that it is for. */
export const SetPinBody = Type.Object({ pin: Pin, password: Compared(200) }, { additionalProperties: false });

export const settingsRoutes = {
  'GET /api/settings': { summary: 'My settings', response: SettingsAnswer },
  'PUT /api/settings': {
    summary: 'Change my settings',
    body: SettingsBody,
    response: SettingsAnswer,
    secretFields: ['pin'],
  },
  'POST /api/settings/reset': {
    summary: 'Set my settings back to how they began; the PIN stays',
    body: Type.Optional(Type.Object({ pin: Type.Optional(Pin) }, { additionalProperties: false })),
    response: SettingsAnswer,
    secretFields: ['pin'],
  },
  'PUT /api/settings/pin': {
    summary: 'Set or change my PIN',
    body: SetPinBody,
    response: Message,
    administers: 'own-proof',
    secretFields: ['pin', 'password'],
  },
  'POST /api/settings/pin/remove': {
    summary: 'Take my PIN away, and with it the asking for it',
    body: Type.Object({ password: Compared(200) }, { additionalProperties: false }),
    response: Message,
    administers: 'own-proof',
    secretFields: ['password'],
  },
  'POST /api/settings/pin/verify': {
    summary: 'Unlock sensitive items by my PIN, or by my password where I forgot it',
    body: Type.Object(
      { pin: Type.Optional(Pin), password: Type.Optional(Compared(200)) },
      { additionalProperties: false },
    ),
    response: Type.Object({
      message: Type.String(),
      /** Until when it need not be asked for again; null: it is asked for every time. */
      validUntil: Nullable(Timestamp),
    }),
    administers: 'own-proof',
    secretFields: ['pin', 'password'],
  },
  'POST /api/settings/pin/lock': {
    summary: 'Lock sensitive items in this browser, before the time of my PIN is over',
    response: Message,
    administers: 'own-proof',
  },
} as const satisfies Record<string, RouteContract>;
