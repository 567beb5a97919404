import type { CounterPackDto, OutEntryDto } from '@hand-receipt/contracts';
import { ApiError, isNetworkError } from '../api/api-error';
import { bodyOf, sendCall } from '../api/request';
import { sessionStore } from '../session/session-store';
import { loadOfflineStore } from './load-offline-store';
import type { KeptPack } from './store/counter-packs';

export type { KeptPack } from './store/counter-packs';

const NOT_MODIFIED = 304;

/** A pack on this device is a copy: without room for it, or without a database, the counter still works online. */
async function onDevice<T>(act: (store: Awaited<ReturnType<typeof loadOfflineStore>>) => Promise<T>) {
  try {
    return await act(await loadOfflineStore());
  } catch (error) {
    console.warn('The pack of a counter could not be kept or read', error);
    return null;
  }
}

/** The pack of a counter as this device keeps it; null where it keeps none that is usable. */
export const keptCounterPack = (counterId: string): Promise<KeptPack | null> =>
  onDevice(({ readPack }) => readPack(counterId));

async function askServer(
  counterId: string,
  session: string,
  known: KeptPack | null,
): Promise<Pick<KeptPack, 'pack' | 'etag'>> {
  const options = { params: { id: counterId }, query: { session }, knownTag: known?.etag };
  const response = await sendCall('GET /api/counters/:id/pack', options);
  if (response.status === NOT_MODIFIED && known) return known;
  return {
    pack: (await bodyOf(response)) as CounterPackDto,
    etag: response.headers.get('etag') ?? '',
  };
}

/**
 * The pack of a counter from the server, which this device keeps as it passes; without a connection, as it is kept. One
 * that the server refuses is kept no more.
 *
 * @throws ApiError with the server's refusal, and (status 0) where no answer comes and nothing is kept
 */
export async function counterPack(counterId: string, session: string): Promise<CounterPackDto> {
  const owner = sessionStore.getState().user?.id ?? '';
  const known = await keptCounterPack(counterId);
  try {
    const answer = await askServer(counterId, session, known);
    await onDevice(({ keepPack }) => keepPack({ ...answer, owner, keptAt: Date.now(), out: null }));
    return answer.pack;
  } catch (error) {
    if (isNetworkError(error) && known) return known.pack;
    if (error instanceof ApiError && [403, 404].includes(error.status)) {
      await onDevice(({ dropPack }) => dropPack(counterId));
    }
    throw error;
  }
}

/** Notes who is out of a counter by now, beside its pack on this device. */
export async function noteCounterOut(counterId: string, out: OutEntryDto[]): Promise<void> {
  const kept = await keptCounterPack(counterId);
  if (kept) await onDevice(({ keepPack }) => keepPack({ ...kept, out }));
}
