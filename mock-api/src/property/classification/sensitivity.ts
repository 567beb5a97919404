import { PROPOSE_FOR_SIGNATURE } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { ApiError } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { BookRules, type Classified } from './book-rules';

/**
 * Keeps the catalog and the table of codes as they are until the act ends, so that an item is not written by what is
 * replaced meanwhile. Taken before an item is locked.
 */
export const holdRules = ({ trx }: Pick<UnitOfWork, 'trx'>) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('hand-receipt classification'))`.execute(trx);

/** For the acts that replace them: waits for those that write items, and keeps later ones waiting. */
export const lockRules = ({ trx }: Pick<UnitOfWork, 'trx'>) =>
  sql`select pg_advisory_xact_lock(hashtext('hand-receipt classification'))`.execute(trx);

/** The refusal of an act by which items would stop being sensitive: that takes two signatures. */
export class WouldLeave extends ApiError {
  constructor(readonly itemIds: readonly string[]) {
    const count = itemIds.length === 1 ? '1 item' : `${itemIds.length.toLocaleString('en-US')} items`;
    super(409, 'conflict', `${count} would leave the sensitive items. ${PROPOSE_FOR_SIGNATURE}`);
  }
}

/** What a change of an item makes of its being sensitive. */
export interface SensitivityChange {
  is_sensitive: boolean;
  /** Set where the change makes it sensitive. */
  sensitive_since?: Date;
}

/**
 * Whether an item is sensitive after a change. What is sensitive for a reason that no rule names, as after its unit
 * moved to another book, stays so.
 *
 * @param bySecondPerson the change has its two signatures, so that it may end being sensitive
 * @throws ApiError 409 where one person alone would end it.
 */
export async function sensitivityAfter(
  { trx, at }: Pick<UnitOfWork, 'trx' | 'at'>,
  item: Classified & { id: string; is_sensitive: boolean },
  change: Partial<Classified>,
  { bySecondPerson = false } = {},
): Promise<SensitivityChange> {
  const rules = new BookRules(trx);
  const after = await rules.reasonOf({ ...item, ...change });
  if (after !== null) return { is_sensitive: true, ...(!item.is_sensitive && { sensitive_since: at }) };
  if (!item.is_sensitive || bySecondPerson) return { is_sensitive: false };
  if ((await rules.reasonOf(item)) !== null) throw new WouldLeave([item.id]);
  return { is_sensitive: true };
}
