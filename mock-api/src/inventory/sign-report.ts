import type { ReportPart } from '@hand-receipt/contracts';
import { conflict, forbidden, notFound } from '../kernel';
import { visibleInventories } from '../access';
import { type CheckedProof, sign } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { recordAct } from './record-act';
import { findSigners, readReportSignatures } from './report-signers';

const PARTS: Record<ReportPart, string> = {
  team: 'The team of this inventory signs here.',
  opener: 'The person who opened this inventory signs here.',
  commander: 'A commander of the unit signs here.',
};

/**
 * Signs the report of a closed inventory. What is signed is its result, by the digest that the ledger has.
 *
 * @throws CountedRefusal 403 for a wrong PIN or password; ApiError 404 out of sight; 403 for a person who does not have the
 *   part; 409 while it is open, for one that was cancelled or has no digest, and for a second signature.
 */
export async function signReport(
  work: UnitOfWork,
  inventoryId: string,
  { part, proof }: { part: ReportPart; proof: CheckedProof },
): Promise<void> {
  const { trx, actor } = work;
  const inventory = await trx
    .selectFrom('inventory')
    .selectAll()
    .where('id', '=', inventoryId)
    .where(visibleInventories(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!inventory) throw notFound('Inventory not found');
  const { state, result_digest: resultDigest } = inventory;
  if (state !== 'closed') throw conflict('Only the report of a closed inventory is signed.');
  if (resultDigest === null) throw conflict('This inventory was closed before the ledger recorded results.');
  const signers = await findSigners(trx, inventoryId);
  if (!signers.some((signer) => signer.part === part && signer.userId === actor.id))
    throw forbidden(PARTS[part]);
  const signed = await readReportSignatures(trx, inventoryId);
  if (signed.some((given) => given.part === part && given.person.id === actor.id)) {
    throw conflict('You signed this report already.');
  }
  const signatureId = await sign(work, proof, {
    kind: 'inventory',
    id: inventoryId,
    part,
    content: { inventoryId, resultDigest },
  });
  work.addAudience({ inventories: [inventoryId] });
  await recordAct(work, inventory, 'signed', { part, signatureId, resultDigest });
}
