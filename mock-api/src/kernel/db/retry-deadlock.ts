import { isDeadlock } from './errors';
import { sharedTransaction } from './shared-transaction';

const ATTEMPTS = 5;

/**
 * Does work that is one transaction, and does it again where the database ended it to break a deadlock.
 * Inside a shared transaction the locks of that one stay, so that only the whole of it can be tried again.
 */
export async function retryingDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  if (sharedTransaction()) return work();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
