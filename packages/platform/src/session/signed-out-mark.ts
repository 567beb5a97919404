import { SIGNED_OUT_COOKIE } from '@hand-receipt/contracts';

/** As long as browsers keep any cookie. */
const LIFE_S = 400 * 24 * 60 * 60;

/** 'owed': the server has not received the sign-out yet. */
type Mark = 'owed' | 'heard';

const write = (value: string, lifeS: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${SIGNED_OUT_COOKIE}=${value}; path=/; max-age=${lifeS}; samesite=lax${secure}`;
};

const read = (): string | undefined =>
  new RegExp(`(?:^|; )${SIGNED_OUT_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

/**
 * Marks this browser as signed out, in all its tabs and for the server: the mark is a cookie, so it goes with the very
 * next request, before any script of the page runs.
 */
export const markSignedOut = (mark: Mark): void => write(mark, LIFE_S);

/** A person has signed in. */
export const clearSignedOutMark = (): void => write('', 0);

/** True from a sign-out until a person signs in here: no identity that was kept or preloaded is to be believed. */
export const isSignedOutHere = (): boolean => read() !== undefined;

/** Whether the server has yet to hear of the sign-out. */
export const isSignOutOwed = (): boolean => read() === 'owed';
