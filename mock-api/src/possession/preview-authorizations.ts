import type {
  AuthorizationPreviewBodyDto,
  AuthorizationPreviewDto,
  PersonDto,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { companyUnits, loadPeople } from '../access';
import { type Database, badRequest, decodeText, inArray, readRows } from '../kernel';
import { itemWords } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenCounter } from './find-counter';
import { findOwnCounter } from './set-up-counter';

type PreviewLine = AuthorizationPreviewDto['lines'][number];

/** Lines of one file. */
const LIMIT = 500;
const COLUMNS_NEEDED = 'A user name and a serial number are needed.';

interface Wanted {
  line: number;
  username: string;
  serial: string;
}

interface StockItem {
  id: string;
  name: string;
  serial_number: string;
  /** Of whom it is; null where it is nobody's. */
  authorizedId: string | null;
  /** Who signed for it below the primary hand receipt holder; null where it was not signed down. */
  holderId: string | null;
}

const readStock = (db: Kysely<Database>, counterId: string): Promise<StockItem[]> =>
  db
    .selectFrom('counter_stock as stock')
    .innerJoin('property', 'property.id', 'stock.item_id')
    .leftJoin('weapon_authorization as entry', (join) =>
      join.onRef('entry.item_id', '=', 'stock.item_id').on('entry.until', 'is', null),
    )
    .select(['property.id', 'property.name', 'property.serial_number', 'entry.user_id as authorizedId'])
    .select(
      sql<
        string | null
      >`case when exists (select from custody_link link where link.item_id = property.id and link.position > 1)
        then property.assigned_to_user_id end`.as('holderId'),
    )
    .where('stock.counter_id', '=', counterId)
    .orderBy('property.serial_number')
    .orderBy('property.id')
    .execute();

const SERIAL_HEADS = ['serial', 'serial number', 'serial_number'];
const USERNAME_HEADS = ['user', 'user name', 'username', 'user_name', 'person'];

const columnOf = (cells: readonly string[], heads: readonly string[]): number =>
  cells.findIndex((cell) => heads.includes(cell.trim().toLowerCase()));

/** Which column holds what, where the first line is a heading; null where it is not. */
function readHead(cells: readonly string[]): { username: number; serial: number } | null {
  const serial = columnOf(cells, SERIAL_HEADS);
  const username = columnOf(cells, USERNAME_HEADS);
  if (serial === -1) return null;
  return { serial, username: username === -1 ? (serial === 0 ? 1 : 0) : username };
}

/** The lines of a file, without its heading, which says the order of the columns: a user name and a serial number without it. @throws ApiError 400 for text that is no CSV, or too much of it. */
async function readFile(text: string): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  let columns = { username: 0, serial: 1 };
  for await (const { line, cells } of readRows(decodeText(Buffer.from(text)).parts())) {
    const head = wanted.length === 0 ? readHead(cells) : null;
    if (head) {
      columns = head;
      continue;
    }
    const [username = '', serial = ''] = [cells[columns.username], cells[columns.serial]];
    wanted.push({ line, username, serial });
    if (wanted.length > LIMIT) throw badRequest(`A file has at most ${LIMIT} lines.`);
  }
  if (wanted.length === 0) throw badRequest('The file has no lines.');
  return wanted;
}

/** People of the counter's company by user name, in small letters. */
async function readPeople(
  db: Kysely<Database>,
  counter: SeenCounter,
  usernames: readonly string[],
): Promise<Map<string, PersonDto & { isActive: boolean }>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'status'])
    .where(sql<boolean>`lower(username) = ${inArray(usernames.map((name) => name.toLowerCase()))}`)
    .where(sql<boolean>`unit_id in ${companyUnits(counter.unit_id)}`)
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap(({ id, username, status }) => {
      const person = people.get(id);
      return person ? [[username.toLowerCase(), { ...person, isActive: status === 'Active' }] as const] : [];
    }),
  );
}

/** What is known of the counter while lines are checked. */
interface Known {
  counter: SeenCounter;
  stock: readonly StockItem[];
  /** By id. */
  people: ReadonlyMap<string, PersonDto>;
}

/** Whether a person may be authorized for an item, as the write would decide. */
function checkPair(
  { people }: Known,
  line: number | null,
  { person, item }: { person: PersonDto; item: StockItem },
): PreviewLine {
  const { id, name, serial_number, authorizedId } = item;
  const named = { line, person, item: { id, name, serial_number } };
  if (authorizedId === person.id) return { ...named, change: 'same', message: null };
  if (authorizedId === null) return { ...named, change: 'authorize', message: null };
  const other = people.get(authorizedId)?.name ?? authorizedId;
  return { ...named, change: 'refused', message: `${itemWords(item)} is authorized for ${other} already.` };
}

/** @param before lines of the file above this one */
function checkLine(
  known: Known,
  { line, username, serial }: Wanted,
  found: { person: (PersonDto & { isActive: boolean }) | undefined; before: readonly Wanted[] },
): PreviewLine {
  const { person } = found;
  const items = known.stock.filter((item) => item.serial_number.toLowerCase() === serial.toLowerCase());
  const [item] = items;
  const refused = (message: string): PreviewLine => ({
    line,
    person: person ? withoutState(person) : null,
    item: item ? { id: item.id, name: item.name, serial_number: item.serial_number } : null,
    change: 'refused',
    message,
  });
  if (!username || !serial) return refused(COLUMNS_NEEDED);
  if (!person) return refused(`There is no person with the user name ${username} in the company.`);
  if (!person.isActive) return refused(`${person.name} has no active account.`);
  if (!item) return refused(`${serial} is not kept at ${known.counter.name}.`);
  if (items.length > 1) return refused(`${known.counter.name} keeps ${items.length} items with ${serial}.`);
  const twice = found.before.find((one) => one.serial.toLowerCase() === serial.toLowerCase());
  if (twice) return refused(`${serial} is on line ${twice.line} already.`);
  return checkPair(known, line, { person: withoutState(person), item });
}

const withoutState = ({ isActive: _, ...person }: PersonDto & { isActive: boolean }): PersonDto => person;

async function previewFile(db: Kysely<Database>, known: Known, text: string): Promise<PreviewLine[]> {
  const wanted = await readFile(text);
  const people = await readPeople(
    db,
    known.counter,
    wanted.map(({ username }) => username),
  );
  return wanted.map((one, index) =>
    checkLine(known, one, {
      person: people.get(one.username.toLowerCase()),
      before: wanted.slice(0, index),
    }),
  );
}

/** Who signed for an item below the primary hand receipt holder; what is somebody else's already stays theirs. */
async function previewHandReceipts(db: Kysely<Database>, known: Known): Promise<PreviewLine[]> {
  const signedDown = known.stock.filter(({ holderId, authorizedId }) => holderId && authorizedId === null);
  const able = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', inArray(signedDown.flatMap(({ holderId }) => holderId ?? [])))
    .where('status', '=', 'Active')
    .where(sql<boolean>`unit_id in ${companyUnits(known.counter.unit_id)}`)
    .execute();
  return signedDown.flatMap((item) => {
    const isAble = able.some(({ id }) => id === item.holderId);
    const person = isAble ? known.people.get(item.holderId ?? '') : undefined;
    return person ? [checkPair(known, null, { person, item })] : [];
  });
}

/**
 * What a file of authorizations would change, or the hand receipts of the stock. Nothing is written.
 *
 * @throws ApiError 404 for a counter out of sight; 403; 400 for a file that cannot be read.
 */
export async function previewAuthorizations(
  work: UnitOfWork,
  id: string,
  { text = null }: AuthorizationPreviewBodyDto,
): Promise<AuthorizationPreviewDto> {
  const { trx } = work;
  const counter = await findOwnCounter(work, id);
  const stock = await readStock(trx, counter.id);
  const people = await loadPeople(
    trx,
    stock.flatMap(({ authorizedId, holderId }) => [authorizedId, holderId]),
  );
  const known = { counter, stock, people };
  return {
    lines: text === null ? await previewHandReceipts(trx, known) : await previewFile(trx, known, text),
  };
}
