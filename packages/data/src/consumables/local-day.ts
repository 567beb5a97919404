const two = (figure: number) => String(figure).padStart(2, '0');

/** A day by the clock on the wall, YYYY-MM-DD. */
export const localDay = (date: Date = new Date()): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
