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

export const DASHBOARD_PREVIEW = { inventory: 3, transfers: 2, activity: 4, notifications: 3 } as const;

export const PASSWORD_MIN = 8;
export const USERNAME_MIN = 3;
export const NAME_MIN = 2;

/** Headers that carry what a plain array cannot. */
export const PAGE_HEADERS = { total: 'x-total-count', cursor: 'x-next-cursor' } as const;
