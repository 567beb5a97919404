import type { UnitOfWork } from '../unit-of-work';
import { requireOwnPhotos } from '../uploads';

/** Photos come from this server, so that a form cannot make its reader open another address. */
const OWN_ADDRESS = /^\/api\/uploads\/([\w-]{1,64})$/;

/** The addresses of a document that are ours; whatever else was stored there is left out. */
export const ownAddresses = (attachments: unknown): string[] =>
  Array.isArray(attachments)
    ? attachments.filter((address) => typeof address === 'string' && OWN_ADDRESS.test(address))
    : [];

/**
 * Reads the addresses of photos that the actor uploaded, each once, and keeps them from being cleaned
 * away meanwhile.
 *
 * @returns their ids.
 * @throws ApiError 400 for any address that is not one of theirs.
 */
export async function readAttachments(work: UnitOfWork, addresses: readonly string[]): Promise<string[]> {
  const ids = [...new Set(addresses.map((address) => OWN_ADDRESS.exec(address)?.[1] ?? ''))];
  await requireOwnPhotos(work, ids, 'attachments', 'A photo must be uploaded here before it is attached.');
  return ids;
}
