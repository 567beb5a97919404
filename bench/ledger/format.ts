export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A ratio with two places. */
export const share = (own: number, bare: number): string => (own / bare).toFixed(2);
