import type { HandOverDto, ReceiptComponent } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Database, inArray } from '../kernel';
import { ledgerEvents, readRow } from '../ledger';

type Listed = NonNullable<HandOverDto['components']>;
type Shortages = NonNullable<HandOverDto['shortages']>;

const isObject = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A component as events list it; nothing where it is no such list. */
function componentOf(value: Json): ReceiptComponent[] {
  if (!isObject(value)) return [];
  const { name, quantity, required, onHand, damaged } = value;
  if (typeof name !== 'string' || typeof quantity !== 'number') return [];
  return [
    {
      name,
      quantity,
      required: required === true,
      onHand: typeof onHand === 'number' ? onHand : null,
      damaged: typeof damaged === 'number' ? damaged : 0,
    },
  ];
}

/** The events of one moment about the items of a hand-over. */
const readEvents = (
  db: Kysely<Database>,
  { lines }: Pick<HandOverDto, 'lines'>,
  at: string,
  types: readonly string[],
) =>
  ledgerEvents(db)
    .selectAll()
    .where('item_id', '=', inArray(lines.map(({ item }) => item.id)))
    .where('ts', '=', new Date(at))
    .where('event_type', 'in', types)
    .orderBy('seq')
    .execute();

/**
 * The components of each line as they were signed for or, of a return, counted. The ledger keeps them with the acts of the
 * hand-over; a line of which it says nothing is left out: a draw from before they were recorded, or a return that was not
 * counted.
 */
export async function readReceiptComponents(
  db: Kysely<Database>,
  { id, mode, recorded_at: at, lines }: HandOverDto,
): Promise<Listed> {
  if (at === null) return [];
  const rows = await readEvents(db, { lines }, at, ['POSSESSION', 'TRANSFER APPROVED']);
  const listed = new Map<number, ReceiptComponent[]>();
  for (const row of rows) {
    const details = readRow(row)?.details ?? {};
    const { handoverId, line, components, counted } = details;
    if (handoverId !== id || typeof line !== 'number' || !Array.isArray(components)) continue;
    if (mode === 'return' && counted !== true) continue;
    listed.set(line, components.flatMap(componentOf));
  }
  return [...listed].map(([line, components]) => ({ line, components })).sort((a, b) => a.line - b.line);
}

/** The shortages that the count of a return opened, as the ledger has them: what became of them since changes no receipt. */
export async function readReturnShortages(
  db: Kysely<Database>,
  { mode, recorded_at: at, lines }: HandOverDto,
): Promise<Shortages> {
  if (mode !== 'return' || at === null) return [];
  const lineOf = new Map(lines.map(({ line, item }) => [item.id, line]));
  const rows = await readEvents(db, { lines }, at, ['SHORTAGE']);
  return rows.flatMap((row): Shortages => {
    const { act, shortageId: id, component: name, quantity } = readRow(row)?.details ?? {};
    const line = lineOf.get(row.item_id ?? '');
    if (act !== 'opened' || line === undefined) return [];
    if (typeof id !== 'string' || typeof name !== 'string' || typeof quantity !== 'number') return [];
    return [{ line, id, name, quantity }];
  });
}
