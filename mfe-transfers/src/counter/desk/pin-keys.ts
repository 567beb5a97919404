import { PIN_DIGITS } from '@hand-receipt/contracts';

/** Keys that follow each other so fast come from a scanner. */
const SCANNER_GAP_MS = 30;
/** So long after its last key a scanner is done. */
const QUIET_MS = 120;

export interface PinState {
  digits: string;
  /** Milliseconds of the last key. */
  lastAt: number;
  /** A scanner is sending; what it sends is dropped. */
  isScanning: boolean;
  /** Digits before the last key, where that one may be a scanner's first. */
  before: string;
}

export const NO_PIN: PinState = { digits: '', lastAt: -Infinity, isScanning: false, before: '' };

const isDigit = (key: string): boolean => key.length === 1 && key >= '0' && key <= '9';

/** Letters and signs are no part of a PIN: a scanner sends them, and the codes of this product begin with one. */
const isForeign = (key: string): boolean => key.length === 1 && !isDigit(key);

const put = (digits: string, key: string): string => {
  if (key === 'Backspace') return digits.slice(0, -1);
  return isDigit(key) && digits.length < PIN_DIGITS.max ? digits + key : digits;
};

/**
 * The PIN after a key. Input of a hand scanner leaves it as it was: its first key is taken back with the second, and its
 * Enter signs nothing.
 *
 * @param at milliseconds
 * @returns the state, and whether an Enter that a person pressed ends it
 */
export function pressKey(state: PinState, key: string, at: number): { state: PinState; isEntered: boolean } {
  const gap = at - state.lastAt;
  const isScanning = isForeign(key) || (state.isScanning ? gap < QUIET_MS : gap < SCANNER_GAP_MS);
  if (isScanning) {
    const wasScanning = state.isScanning || gap >= SCANNER_GAP_MS;
    const digits = wasScanning ? state.digits : state.before;
    return { state: { ...state, digits, before: digits, lastAt: at, isScanning }, isEntered: false };
  }
  const digits = put(state.digits, key);
  return {
    state: { digits, before: state.digits, lastAt: at, isScanning: false },
    isEntered: key === 'Enter',
  };
}
