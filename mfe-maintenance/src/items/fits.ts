/** A control of a fixed width, on a screen that is narrower. */
export const FITS = { '& > *': { maxWidth: '100%' } } as const;
