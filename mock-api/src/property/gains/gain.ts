import type { GainBodyDto, GainKind } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { badRequest } from '../../kernel';
import { itemWords } from '../../live';
import { findApprovers } from '../../signatures';
import type { UnitOfWork } from '../../unit-of-work';

/** How an item comes into the book, as it is written to the record. */
export interface Gain {
  kind: GainKind;
  documentNumber: string | null;
  from: string | null;
  uploadIds: string[];
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** @throws ApiError 400 for an issue or a lateral transfer without a document number. */
export function readGain(typed: GainBodyDto | undefined): Gain {
  const gain: Gain = {
    kind: typed?.kind ?? 'opening',
    documentNumber: trimmed(typed?.documentNumber)?.toUpperCase() ?? null,
    from: trimmed(typed?.from),
    uploadIds: [...new Set(typed?.uploadIds)],
  };
  const needsDocument = gain.kind === 'issue' || gain.kind === 'lateral-in';
  if (!needsDocument || gain.documentNumber !== null) return gain;
  throw badRequest('Enter the document number.', { 'gain.documentNumber': 'Enter the document number.' });
}

/** The columns of the table `property`. */
export const gainColumns = ({ actor, at }: UnitOfWork, gain: Omit<Gain, 'uploadIds'>) => ({
  gain_kind: gain.kind,
  gain_document: gain.documentNumber,
  gain_from: gain.from,
  gain_by_user_id: actor.id,
  gain_at: at,
  gain_signature_id: null,
});

/**
 * Adds the papers and photos of a gain.
 *
 * @returns their hashes, SHA-256 in hex.
 * @throws ApiError 400 for an upload that is not the actor's.
 */
export async function insertGainUploads(
  { trx, actor }: UnitOfWork,
  itemId: string,
  uploadIds: readonly string[],
): Promise<string[]> {
  if (uploadIds.length === 0) return [];
  const own = await trx
    .selectFrom('upload')
    .select(['id', 'content_hash'])
    .where('id', 'in', uploadIds)
    .where('owner_user_id', '=', actor.id)
    // Kept from being cleaned away meanwhile.
    .forShare()
    .execute();
  const hashes = new Map(own.map(({ id, content_hash }) => [id, toHex(content_hash)]));
  if (own.length < uploadIds.length) {
    const words = 'A photo must be uploaded here before it is added.';
    throw badRequest(words, { 'gain.uploadIds': words });
  }
  const rows = uploadIds.map((upload_id, position) => ({ item_id: itemId, position, upload_id }));
  await trx.insertInto('gain_upload').values(rows).execute();
  return uploadIds.map((id) => hashes.get(id) ?? '');
}

/**
 * A found item is on the book at once, and waits for an approver.
 *
 * @throws ApiError 409 where nobody else can sign.
 */
export async function askForSignature(
  work: UnitOfWork,
  item: { name: string; serial_number: string },
  gain: Pick<Gain, 'kind'>,
): Promise<void> {
  const { actor } = work;
  if (gain.kind !== 'found-on-installation') return;
  const approvers = await findApprovers(work, actor.unitId ?? '');
  await work.notify(
    approvers.map(({ id }) => id),
    {
      type: 'info',
      title: 'Waits for your signature',
      message: `${actor.name} entered ${itemWords(item)} as found on installation.`,
      action: { label: 'Review', path: '/closings?tab=gains' },
    },
  );
}
