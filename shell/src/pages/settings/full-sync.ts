import { saveSettings } from '@hand-receipt/data';
import { mutationOptions, queryClient, syncNow } from '@hand-receipt/platform';
import { noteSync } from '../../session/connection-record';

/** A sync shows as working for this long at least (product.md, section 9). */
const SHOWN_MS = 2000;

/** Sends what waits and fetches what is shown. */
async function sync() {
  const begun = performance.now();
  const { refused, stopped } = await syncNow();
  if (stopped) throw new Error('Needs a connection. What waits is sent when the connection is back.');
  await queryClient.invalidateQueries();
  noteSync(performance.now() - begun);
  return { refused };
}

/**
 * 'Sync now'. Answers how many changes the server refused; they stay in the queue.
 * @throws Error without a connection; ApiError as the server says
 */
export const fullSync = mutationOptions({
  mutationFn: async () => {
    const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
    const [result] = await Promise.allSettled([sync(), shown]);
    if (result.status === 'rejected') throw result.reason;
    await saveSettings({ settings: { sync: { lastSynced: new Date().toISOString() } } });
    return result.value;
  },
});
