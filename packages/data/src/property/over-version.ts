import { queryClient, statusOf } from '@hand-receipt/platform';
import { propertyQueries } from './queries';

/**
 * Sends an edit of an item that names the version that its person has seen. Where it fails, the item is most likely
 * not what it was: it is read again. A refusal for that reason, 409, is thrown once the item as it is now has been
 * read, for the next try is made on that.
 */
export async function overVersion<T>(itemId: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const seen = queryClient.invalidateQueries({ queryKey: propertyQueries.detail(itemId).queryKey });
    if (statusOf(error) === 409) await seen;
    throw error;
  }
}
