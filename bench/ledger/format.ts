/** Name of the log that is measured. */
export const ORIGIN = 'hand-receipt/bench';

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A ratio with two places. */
export const share = (own: number, bare: number): string => (own / bare).toFixed(2);

/** One line of progress, with the time of day. */
export const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
