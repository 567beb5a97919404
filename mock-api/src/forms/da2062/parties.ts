import { EXPORT_DEFAULT_TITLE, type FormPersonDto, type GenerateDa2062Dto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../../kernel';
import type { Viewer } from '../../access';
import { type FormName, findFormName, mayName } from '../person';
import type { Party } from './hand-receipt';
import { partyOf } from './party';
import type { ReceiptItem } from './receipt-item';

/** The one that all items agree on; undefined where they do not. */
function common<T>(items: readonly ReceiptItem[], pick: (item: ReceiptItem) => T): T | undefined {
  const values = new Set(items.map(pick));
  return values.size === 1 ? [...values][0] : undefined;
}

/** The person with this id, if they are in the chain of one of the items or known to the caller. */
async function nameOf(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  items: readonly ReceiptItem[],
): Promise<FormName> {
  const inChain = items.some(({ holderId, aboveId }) => holderId === id || aboveId === id);
  const name = inChain || (await mayName(db, viewer, id)) ? await findFormName(db, id) : undefined;
  if (!name) throw notFound('The person is not known.');
  return name;
}

const isSent = (person: FormPersonDto | null | undefined): person is FormPersonDto =>
  Object.values(person ?? {}).some((value) => value.trim() !== '');

/**
 * The giver and the recipient. A person whom the caller names by id is printed as in the records. A person whom the
 * caller does not name comes from the custody chain. The recipient is the common holder of the items. The giver is the
 * person who signed them down to that holder, or else the property book.
 *
 * @returns both, and the id of who takes; null where the records do not have them.
 * @throws ApiError 404 for a person whom the caller does not know.
 */
export async function resolveParties(
  db: Kysely<Database>,
  viewer: Viewer,
  { from_user, to_user, unit_info }: GenerateDa2062Dto,
  items: readonly ReceiptItem[],
): Promise<{ from: Party; to: Party; holderId: string | null }> {
  const book = common(items, ({ unitName }) => unitName);
  const named = async (sent: FormPersonDto | null | undefined, inChain: string | null | undefined) => {
    const id = isSent(sent) ? sent.id : inChain;
    return { sent, known: id ? await nameOf(db, viewer, id, items) : undefined };
  };
  const holder = common(items, ({ holderId }) => holderId);
  const above = common(items, ({ aboveId }) => aboveId);
  // Several people signed them down: the caller makes this receipt. The book itself has a title, and no name.
  const giver = above === undefined ? viewer.id : above;
  return {
    from: partyOf({
      ...(await named(from_user, giver)),
      unit: {
        ...unit_info,
        unitName: unit_info?.unitName?.trim() || (isSent(from_user) || giver ? '' : book),
      },
      fallbackTitle: EXPORT_DEFAULT_TITLE,
    }),
    to: partyOf(await named(to_user, holder)),
    holderId: (isSent(to_user) ? to_user.id : holder) ?? null,
  };
}
