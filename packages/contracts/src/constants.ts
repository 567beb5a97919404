/** Numbers of the specification (product.md, section 9). Times in milliseconds unless a name says otherwise. */

export const MOBILE_BREAKPOINT_PX = 768;

export const LOGO_TAPS = { count: 5, withinMs: 2000 } as const;

export const TOAST = { durationMs: 5000, limit: 1, maxWidthPx: 420 } as const;
export const TOOLTIP_DELAY_MS = 700;

export const UNREAD_DOCUMENTS = { pollMs: 30_000, staleMs: 10_000 } as const;
export const PROPERTY_LIST = { staleMs: 5 * 60_000, cacheMs: 10 * 60_000, attempts: 3 } as const;
export const TRANSFER_LIST = { staleMs: 2 * 60_000, cacheMs: 5 * 60_000 } as const;

export const PENDING_TRANSFER_TOAST_DELAY_MS = 1000;
export const TRANSFER_LIST_OFFSET_PX = 450;

export const LEDGER_HISTORY_PAGE_SIZE = 10;
/** Evidence of so many places of the ledger can be asked for at once. */
export const PLACES_AT_ONCE = 200;

export const DASHBOARD_PREVIEW = { inventory: 3, transfers: 2, activity: 4, notifications: 3 } as const;

/**
 * A page reads its first lists before its event stream is open. The stream begins with the updates of that time, at most
 * this long.
 */
export const PAGE_LOAD_LIMIT_MS = 60_000;

/** How long after entering the password a person may change accounts, sessions, tokens and units. */
export const FRESH_PASSWORD_MINUTES = 10;
export const PASSWORD_MIN = 8;
export const USERNAME_MIN = 3;
export const NAME_MIN = 2;
export const PHONE_MIN = 10;

/** Days until an API token expires: what a person may choose, and what is chosen unless they say. */
export const TOKEN_LIFE_DAYS = { choices: [7, 30, 90, 180, 365], default: 90 } as const;

/** Header in which a client says which one it is; its event stream then leaves out its own writes. */
export const CLIENT_ID_HEADER = 'x-client-id';
export const CLIENT_ID_PATTERN = '^[A-Za-z0-9-]{8,64}$';

/** Header of a write that waited on a device: for how many milliseconds, by the device's own clock. */
export const WAITED_HEADER = 'x-waited-ms';

/** Headers that carry what a plain array cannot. */
export const PAGE_HEADERS = {
  total: 'x-total-count',
  /** "true" where the list has more than that: the total of a long list is counted up to a limit. */
  isTotalMinimum: 'x-total-is-minimum',
  cursor: 'x-next-cursor',
  /** On lists that can be read backwards too, from the second page on. */
  previous: 'x-previous-cursor',
} as const;

/**
 * Answered by a list that was called with `changedSince`, with its first page: the `changedSince` of the next call, which
 * answers what was created or changed since.
 */
export const CHANGES_HEADER = 'x-changes-cursor';

/** Items that one bulk call takes; a larger selection goes in several calls, with progress between them. */
export const BULK_LIMIT = 500;

/** Items that an inventory of chosen items takes. */
export const CHOSEN_ITEMS_LIMIT = 500;

/** Open transfer requests that one person may have at a time. */
export const OPEN_REQUESTS_LIMIT = 20;
/** Items that "all that match" selects at most. */
export const SELECTION_LIMIT = 5000;

/** What an import of property takes. */
export const IMPORT_LIMITS = {
  bytes: 16 * 1024 * 1024,
  rows: 50_000,
  /** Of a workbook, which is an archive. */
  unpackedBytes: 200 * 1024 * 1024,
} as const;

/** Lines of one component list. */
export const COMPONENT_LIST_LIMIT = 500;

/** A consumable that expires within so many days is shown as expiring. */
export const EXPIRING_WITHIN_DAYS = 30;

/** Items of one closing. */
export const CLOSING_LIMIT = 500;

/** Photos: what one may weigh as it is sent and how many pixels it may have, and what is kept of it. */
export const UPLOADS = {
  /** A PDF is kept byte for byte. */
  pdfBytes: 10 * 1024 * 1024,
  photoBytes: 15 * 1024 * 1024,
  photos: 20,
  pixels: 50_000_000,
  longestEdgePx: 2560,
  /** What one person may store in 24 hours. */
  dailyBytes: 200 * 1024 * 1024,
  /** A photo that no document carries is deleted after so many hours. */
  unattachedHours: 24,
} as const;

/** The refusal of an approval whose sheet has changed since it was read. */
export const SHEET_CHANGED = 'The item changed since you opened it.';

/** Photos that one item carries at most. */
export const ITEM_PHOTOS = 20;

/** What a maintenance form takes: faults, characters of a text and of a TM item number, and the highest reading. */
export const FORM_LIMITS = { faults: 40, text: 2000, tmItem: 20, reading: 9_999_999 } as const;

/** Upcoming maintenance is told of from a day after to seven days before it is due (section 9). */
export const MAINTENANCE_NOTICE_DAYS = { past: 1, ahead: 7 } as const;
/** Calibration is 'due-soon' within so many days. */
export const CALIBRATION_NOTICE_DAYS = 30;
/** Titles of the notifications of an item's calibration: before its due date, and after. */
export const CALIBRATION_NOTICES = ['Calibration due', 'Calibration overdue'] as const;

/** Header of a printed form: how many pages the file will have. */
export const PAGE_COUNT_HEADER = 'x-page-count';

/** What the exporter of a hand receipt is called on it, unless they say otherwise. */
export const EXPORT_DEFAULT_TITLE = 'Property Book Officer';

/** Sides of a QR label in inches. */
export const LABEL_SIZES_IN = { small: 1.5, medium: 2, large: 3, xlarge: 4 } as const;
export type LabelSize = keyof typeof LABEL_SIZES_IN;
export const DEFAULT_LABEL_SIZE: LabelSize = 'medium';

/** What an offer says of leaving the chain. */
export const SIGN_OVER_LABEL = 'Sign over: I leave the chain';
export const SIGN_OVER_HINT =
  'The recipient takes your place and has the item from the person above you. You are not responsible for it any more and cannot recall it. Not ticked: you stay in the chain above the recipient.';

/** Hours for which the override of a clearance holds. */
export const OVERRIDE_HOURS = 72;
/** Characters that the reason of an override has at least. */
export const OVERRIDE_REASON_LENGTH = 20;
