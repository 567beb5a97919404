/** How far the provider's clock may be off. */
export const CLOCK_TOLERANCE_S = 120;

/**
 * Whether a token that was issued a moment ago says another time.
 *
 * @param issuedAt seconds since 1970
 */
export const isClockWrong = (issuedAt: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - issuedAt) > CLOCK_TOLERANCE_S + TRAVEL_S;

/** Seconds are whole in a token, and the answer takes its time. */
const TRAVEL_S = 2;

/**
 * Whether the person signed in at the provider after a moment, by the provider's clock.
 *
 * @param authTime the claim `auth_time`, in seconds since 1970
 */
export const isSignedInSince = (authTime: unknown, moment: Date): boolean =>
  typeof authTime === 'number' && authTime >= moment.getTime() / 1000 - CLOCK_TOLERANCE_S;
