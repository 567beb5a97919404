import type { HandOverMode, PrepareHandOverDto } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { listComponents } from '../property';
import { contentHash } from './challenge';
import type { CheckedList } from './check-line';
import { dueOf, saidTime } from './due';
import { type Line, readLines, requireAtCounter, wantedLines } from './list-lines';
import { requirePaperTime } from './paper-time';
import { type Facts, readFacts } from './read-facts';
import { type Recipient, findRecipient } from './recipient';
import { type OpenSession, requireSession } from './sessions';

/** A list with all that decides whether it may be handed over. */
export interface Draft extends CheckedList {
  recipient: Recipient;
  session: OpenSession;
  draftId: string;
  lines: readonly Line[];
  dueAt: Date | null;
  actAt: Date;
  purpose: string | null;
  hash: Buffer;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Status, mounted items and components, as the recipient is shown them with their item. */
async function shownLines(db: Kysely<Database>, lines: readonly Line[]): Promise<Json[]> {
  const components = await listComponents(
    db,
    lines.map(({ item }) => item.id),
  );
  return lines.map(({ item, mountedOn, reason }) => ({
    itemId: item.id,
    serialNumber: item.serial_number,
    status: item.current_status,
    mountedOn,
    reason,
    components: (components.get(item.id) ?? []).map((one) => ({ ...one }) as Record<string, Json>),
  }));
}

const isWithAnother = ({ having }: Facts, { id, holderId }: Line['item']): boolean => {
  const open = having.get(id);
  return open?.kind === 'person' && open.id !== holderId;
};

/** What the recipient of a list signs. */
interface SignedList extends Pick<Draft, 'draftId' | 'dueAt' | 'purpose' | 'lines'> {
  mode: HandOverMode;
  counterId: string;
  operatorId: string;
  recipientId: string;
  /** As it was said, for the time of a call is no part of it. */
  actAt: Date | null;
}

/** The hash of what the recipient of a list signs. */
export async function hashList(
  db: Kysely<Database>,
  { lines, dueAt, actAt, ...list }: SignedList,
): Promise<Buffer> {
  return contentHash({ ...list, dueAt: iso(dueAt), actAt: iso(actAt), lines: await shownLines(db, lines) });
}

/**
 * Reads a list as an operator sends it.
 *
 * @param options `lock`: its items, in order of their ids, until the transaction ends; `dueAt` is left as it was shown
 * @throws ApiError 404 for a session of another person, or a person or item that is not for the counter; 403 for a
 *   closed session; 400 for a due time or a time on a paper that cannot be.
 */
export async function readDraft(
  work: UnitOfWork,
  body: PrepareHandOverDto,
  { lock }: { lock: boolean },
): Promise<Draft> {
  const { trx, actor, at } = work;
  const session = await requireSession(work, body.sessionId);
  const { counter } = session;
  const recipient = await findRecipient(trx, counter, body.recipientId);
  const lines = await readLines(trx, wantedLines(body), { lock });
  const named = lines.filter(({ mountedOn }) => mountedOn === null).map(({ item }) => item.id);
  await requireAtCounter(trx, actor, counter, { ids: named, at });
  const ids = lines.map(({ item }) => item.id);
  const facts = await readFacts(trx, ids, { counterId: counter.id, at, except: null });
  const { mode, draftId } = body;
  const said = saidTime(body.actAt, at);
  const actAt = said ?? at;
  // What another person has is refused by its line.
  const here = lines.filter(({ item }) => !isWithAnother(facts, item)).map(({ item }) => item);
  await requirePaperTime(work, { actAt, counter, items: here });
  const dueAt = await dueOf(trx, { mode, unitId: counter.unit_id, wanted: body.dueAt ?? null, actAt });
  const purpose = body.purpose?.trim() || null;
  const content = { session, counter, mode, recipient, draftId, lines, dueAt, purpose };
  const hash = await hashList(trx, {
    ...{ draftId, mode, lines, dueAt, purpose },
    counterId: counter.id,
    operatorId: actor.id,
    recipientId: recipient.id,
    actAt: said,
  });
  return { ...content, facts, actAt, hash };
}
