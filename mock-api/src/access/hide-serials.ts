import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { visibleEvents } from './visible-events';
import { type Viewer, recordedItems } from './visible-items';

/** What stands in place of a serial number that the PIN hides. */
const HIDDEN_SERIAL = '••••••';

/** Members that programs read, in which a short serial number is found by chance. */
const IS_FOR_PROGRAMS = /^(id|ids|status|version)$|(Id|_id|Ids|At|_at|Date|_date|Hash|Root)$/;
const IS_TIME = /^\d{4}-\d\d-\d\d(T|$)/;

/**
 * Serial numbers of sensitive items, former ones too, in a text that a person reads: of items in their sight, and of those whose events,
 * transfers or documents they may read. Others are not looked for, so that nobody learns from what is hidden that
 * there is such an item.
 */
async function serialsIn(db: Kysely<Database>, viewer: Viewer, text: string): Promise<string[]> {
  const said = text.toUpperCase();
  const rows = await db
    .selectFrom('property')
    .innerJoinLateral(
      sql<{ serial: string }>`(
        select property.serial_number as serial
        union all
        select value from former_identifier where item_id = property.id and kind = 'serial')`.as('shown'),
      (join) => join.onTrue(),
    )
    .select('shown.serial')
    .where('property.is_sensitive', '=', true)
    .where(sql<boolean>`strpos(${said}::text, upper(shown.serial)) > 0`)
    .where(
      sql<boolean>`(${recordedItems(viewer)}
        or exists (select from transfer where transfer.item_id = property.id
          and ${viewer.id} in (transfer.from_user_id, transfer.to_user_id))
        or exists (select from document where document.item_id = property.id
          and ${viewer.id} in (document.sender_user_id, document.recipient_user_id))
        or exists (select from ledger_event where ledger_event.item_id = property.id
          and (ledger_event.actor_id = ${viewer.id} or ${visibleEvents(viewer)})))`,
    )
    .execute();
  return rows.map(({ serial }) => serial);
}

/** A serial number where it stands as a word; of figures alone, also not as the end of an id such as P-0001. */
function wordOf(serial: string): RegExp {
  const literal = serial.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const before = /^\d+$/.test(serial) ? 'A-Za-z0-9-' : 'A-Za-z0-9';
  return new RegExp(`(?<![${before}])${literal}(?![A-Za-z0-9])`, 'gi');
}

function replaced(value: unknown, words: readonly RegExp[]): unknown {
  if (typeof value === 'string') {
    if (IS_TIME.test(value)) return value;
    return words.reduce((text, word) => text.replace(word, HIDDEN_SERIAL), value);
  }
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, words));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      IS_FOR_PROGRAMS.test(name) ? member : replaced(member, words),
    ]),
  );
}

/** The texts of an answer, one in each line, as they are before JSON escapes them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/**
 * An answer without the serial numbers of sensitive items, in its members as well as inside running text.
 *
 * @param said what the person sent with the request: a serial number that is searched for is found.
 * @returns the answer itself where there is nothing to hide in it.
 */
export async function hideSerials<T>(
  db: Kysely<Database>,
  answer: T,
  { viewer, said }: { viewer: Viewer; said: unknown },
): Promise<T> {
  const texts = textsOf(answer);
  if (texts.length === 0) return answer;
  const known = textsOf(said).map((text) => text.trim().toUpperCase());
  const found = await serialsIn(db, viewer, texts.join('\n'));
  const hidden = found.filter((serial) => !known.includes(serial.toUpperCase()));
  // The longest first: one may stand within another.
  const words = hidden.sort((one, other) => other.length - one.length).map(wordOf);
  return words.length === 0 ? answer : (replaced(answer, words) as T);
}
