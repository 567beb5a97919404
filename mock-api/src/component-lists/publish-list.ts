import {
  type ComponentListLineDto,
  type PublishListDto,
  type Role,
  STOCK_NUMBER_WORDS,
  formatNsn,
} from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { unitsBelow } from '../access';
import { badRequest, conflict, forbidden, localDay } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import { applyList, classifies, findList, lockRules, readListLines, topUnitOf } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { readKeptCounts } from './kept-counts';
import { listDetails } from './list-record';

/** @throws ApiError 403 for a role that publishes no lists. */
export function requireMayList(actor: { role: Role }): void {
  if (!classifies(actor)) throw forbidden('Only a Supply Sergeant or a Commander publishes component lists.');
}

/**
 * The top unit of the book whose lists the actor publishes.
 *
 * @throws ApiError 403 unless they are its Supply Sergeant or Commander: a list holds for every unit of the book.
 */
async function requirePublisher({ trx, actor }: UnitOfWork): Promise<string> {
  const top = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', actor.unitId)
    .where('id', '=', topUnitOf(actor.unitId))
    .executeTakeFirst();
  if (top && classifies(actor)) return top.id;
  throw forbidden('Only a Supply Sergeant or a Commander of the topmost unit publishes its component lists.');
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** A line as it is written. @throws ApiError 400 for an NSN that is none. */
function writtenLine(line: ComponentListLineDto, at: number): ComponentListLineDto {
  const nsn = orNull(line.nsn);
  const formatted = nsn && formatNsn(nsn);
  if (nsn && !formatted) {
    throw badRequest(`Line ${at + 1}: ${STOCK_NUMBER_WORDS.nsn}.`, {
      [`lines.${at}.nsn`]: STOCK_NUMBER_WORDS.nsn,
    });
  }
  return { ...line, name: line.name.trim(), nsn: formatted, ui: orNull(line.ui)?.toUpperCase() ?? null };
}

/** @throws ApiError 400 for two lines about one component. */
function requireDistinct(lines: readonly ComponentListLineDto[]): void {
  const seen = new Map<string, number>();
  lines.forEach(({ nsn, name }, at) => {
    const key = nsn ?? name.toLowerCase();
    const first = seen.get(key);
    if (first !== undefined) {
      throw badRequest(`Lines ${first + 1} and ${at + 1} are both ${name}. Join them in one line.`);
    }
    seen.set(key, at);
  });
}

async function replaceLines({ trx }: UnitOfWork, listId: string, lines: readonly ComponentListLineDto[]) {
  await trx.deleteFrom('component_list_line').where('list_id', '=', listId).execute();
  await trx
    .insertInto('component_list_line')
    .values(lines.map((line, position) => ({ ...line, list_id: listId, position })))
    .execute();
  return readListLines(trx, listId);
}

/** Items of the NSN in the book, locked in order. */
const lockItems = ({ trx }: UnitOfWork, unitId: string, nsn: string) =>
  trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'unit_id', 'assigned_to_user_id'])
    .where('nsn', '=', nsn)
    .where(sql<boolean>`unit_id in ${unitsBelow(unitId)}`)
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Publishes the component list of an NSN: every item of it in the book has these components from now on, and keeps the
 * counts that it has.
 *
 * @param nsn as it is written
 * @returns how many items the NSN has, how many changed, and the counts that were kept.
 * @throws ApiError 403; 400 for an NSN that is none, two lines about one component or a TM date in the future; 409 where
 *   the list was published meanwhile.
 */
export async function publishList(work: UnitOfWork, nsn: string, body: PublishListDto) {
  const { trx, actor, at } = work;
  const unitId = await requirePublisher(work);
  const lines = body.lines.map(writtenLine);
  requireDistinct(lines);
  if (body.tmDate && body.tmDate > localDay(at)) {
    const words = 'The TM date is in the future.';
    throw badRequest(words, { tmDate: words });
  }
  await lockRules(work);
  const known = await findList(trx, unitId, nsn);
  if ((known?.version ?? 0) !== body.version) {
    throw conflict('Somebody changed this while you were typing.', {
      version: `On record now: version ${known?.version ?? 0}`,
    });
  }
  const published = {
    tm_number: orNull(body.tmNumber),
    tm_date: body.tmDate ?? null,
    published_by: actor.id,
    published_at: at,
    version: body.version + 1,
    event_id: newEventId(),
  };
  const list = await trx
    .insertInto('component_list')
    .values({ unit_id: unitId, nsn, ...published })
    .onConflict((same) => same.columns(['unit_id', 'nsn']).doUpdateSet(published))
    .returningAll()
    .executeTakeFirstOrThrow();
  const items = await lockItems(work, unitId, nsn);
  const stored = await replaceLines(work, list.id, lines);
  const applied = await applyList(work, items, stored);
  work.addAudience({ companiesOf: [unitId] });
  await appendEvent(trx, {
    type: 'COMPONENT LIST PUBLISHED',
    itemId: null,
    actor,
    at,
    eventId: list.event_id,
    details: { ...listDetails(list, stored), items: items.length, changed: applied.changed },
  });
  const kept =
    applied.counted === 0
      ? []
      : await readKeptCounts(
          trx,
          items.map(({ id }) => id),
        );
  return { items: items.length, ...applied, kept };
}
