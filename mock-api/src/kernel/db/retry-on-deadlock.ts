import { isDeadlock } from './errors';

const RETRIES = 3;

/** Runs a whole transaction, and runs it again where the database ended it to break a deadlock. */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isDeadlock(error) || retries === RETRIES) throw error;
    }
  }
}
