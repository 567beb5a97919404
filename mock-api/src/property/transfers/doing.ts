import type { Work } from '../../unit-of-work';

/** Does one act for the signed-in person, in a transaction of its own. */
export type Doing = <T>(verb: (work: Work) => Promise<T>) => Promise<T>;

/**
 * The same work, that tells nobody: what is done line by line is told once, after the last. A browser that
 * read everything anew after each of five hundred lines would do nothing else.
 */
export const untold = (work: Work): Work => ({ ...work, publish: () => Promise.resolve() });

/** '1 item', '40 items'. */
export const itemCount = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
