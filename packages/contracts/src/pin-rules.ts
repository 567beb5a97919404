/** Digits of a PIN that signs at a counter. A shorter one opens the sensitive pages and signs in its owner's own session. */
export const COUNTER_PIN_DIGITS = { min: 6, max: 8 } as const;

/** Why a PIN of counter length is refused. */
export const WEAK_PIN = 'Choose a PIN that is harder to guess.';

/** Fewer different digits are a pattern. */
const DIFFERENT_MIN = 3;

/** Digits as they follow each other on a keyboard, twice around: a PIN that lies in it, either way, is a run. */
const RUNS = ['01234567890123456789', '12345678901234567890', '13579135791357', '02468024680246'];

/** What people choose most, beside runs and repeats: columns and corners of the keypad, pairs, words. */
const COMMON: ReadonlySet<string> = new Set(
  `112233 223344 332211 445566 147258 147258369 159357 159753 357159 753951 258456 147852 852456 741852
  963852 789456 456789 123789 789123 321654 456123 654123 123654 147369 369147 258369 142536 102030 100200
  520131 5201314 696969 007007 101010 121314 131415 010203 11223344 12341234 20202020 19871987 14725836
  87654321 78945612 123454 1234554 543212 147896 1478963 134679 13467985 246810 12344321 123321 456654
  789987 246246`.split(/\s+/),
);

const backwards = (text: string): string => [...text].reverse().join('');

/** Whether the PIN is one part written again and again: 121212, 123123, 12341234. */
function repeatsPart(pin: string): boolean {
  const lengths = Array.from({ length: Math.floor(pin.length / 2) }, (_, index) => index + 1);
  return lengths.some(
    (length) => pin.length % length === 0 && pin.slice(0, length).repeat(pin.length / length) === pin,
  );
}

/** Whether a PIN is easy to guess: a run, repeated digits, or one that many people choose. */
const isWeakPin = (pin: string): boolean =>
  new Set(pin).size < DIFFERENT_MIN ||
  repeatsPart(pin) ||
  RUNS.some((run) => run.includes(pin) || backwards(run).includes(pin)) ||
  COMMON.has(pin);

/** Whether a PIN has the length that a counter takes. */
export const isCounterLength = (pin: string): boolean =>
  pin.length >= COUNTER_PIN_DIGITS.min && pin.length <= COUNTER_PIN_DIGITS.max;

/**
 * Why a person may not choose this PIN. A PIN too short for the counter may be chosen: it signs nothing there.
 *
 * @param pin digits
 * @returns a sentence; null where the PIN will do.
 */
export const pinWeakness = (pin: string): string | null =>
  isCounterLength(pin) && isWeakPin(pin) ? WEAK_PIN : null;

/**
 * What a person's PIN is worth at a counter: there is none; it is shorter or older than the rule; it is off after too
 * many wrong ones, until its owner enters their password; it waits for a day, because a password was set by link; it signs.
 */
export const COUNTER_PIN_STATES = ['none', 'not-ready', 'off', 'waits', 'ready'] as const;
export type CounterPinState = (typeof COUNTER_PIN_STATES)[number];
