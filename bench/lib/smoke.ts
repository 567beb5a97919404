/**
 * `--smoke` shrinks a benchmark to seconds: every step with little data and few repetitions. Its figures mean
 * nothing. `npm test` starts every benchmark so, to see that it still runs.
 */
const isSmoke = process.argv.includes('--smoke');

/** A size of the measurement, or the one that is enough to see it run. */
export const unlessSmoke = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full);

/** Mode of webpack. Without minification it takes half the time. */
export const webpackMode = unlessSmoke('production', 'development');

/** The other arguments of the command. */
export const benchmarkArgs = process.argv.slice(2).filter((arg) => arg !== '--' && arg !== '--smoke');
