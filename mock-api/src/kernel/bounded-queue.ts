import { unavailable } from './errors';

interface Limits {
  /** How much work is done at the same time. */
  atOnce: number;
  /** How much may wait besides. */
  waiting: number;
}

/**
 * Makes a queue for work that is expensive: it starts in the order in which it came.
 *
 * @returns does the work; refuses it with 503 and Retry-After where too much is waiting already.
 */
export function boundedQueue({ atOnce, waiting }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;

  const startNext = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw unavailable('The server is busy. Try again in a moment.');
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
