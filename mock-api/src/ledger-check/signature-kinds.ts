import { createHash } from 'node:crypto';
import { type EventBody, canonicalBytes, findings } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { textOf } from './records/recorded-table';
import { type Kind, PAGE, type Row } from './standing-kinds';

/** What an act after the closing of an inventory says; null for any other event. */
function actOf({ type, details }: EventBody, act: string): { id: string; of: string } | null {
  const inventoryId = textOf(details.inventoryId);
  const of = textOf(act === 'resolved' ? details.extraId : details.signatureId);
  if (type !== 'INVENTORY' || details.act !== act || inventoryId === null || of === null) return null;
  return { id: inventoryId, of };
}

/** What belongs to an inventory and was written after its closing: `I-0004 X-0012`. */
const ofInventory = {
  isAlwaysRecorded: true,
  units: [],
} as const;

const extraId = sql<string>`(extra.inventory_id || ' ' || extra.id)`;

/** How extras of closed inventories were resolved. */
export const resolutions: Kind = {
  ...ofInventory,
  noun: 'Extra',
  fields: { resolution: 'resolution', note: 'note', by: 'resolved by', at: 'resolved' },
  named: ['by'],
  saidBy(event) {
    const { actor, ts, details } = event;
    const act = actOf(event, 'resolved');
    if (!act) return null;
    return {
      id: `${act.id} ${act.of}`,
      values: {
        resolution: textOf(details.resolution),
        note: textOf(details.reason),
        by: actor.id,
        at: ts,
        name: `${textOf(details.code)} of ${act.id}`,
      },
    };
  },
  rows(db) {
    const read = async (condition: ReturnType<typeof sql<boolean>>): Promise<Row[]> => {
      const rows = await db
        .selectFrom('inventory_extra as extra')
        .select([extraId.as('id'), 'extra.inventory_id', 'extra.code', 'extra.resolution'])
        .select(['extra.resolution_note', 'extra.resolved_by_user_id', 'extra.resolved_at'])
        .where('extra.resolution', 'is not', null)
        .where(condition)
        .orderBy(sql`${extraId} collate "C"`)
        .limit(PAGE)
        .execute();
      return rows.map(({ id, ...row }) => ({
        id,
        name: `${row.code} of ${row.inventory_id}`,
        values: {
          resolution: row.resolution,
          note: row.resolution_note,
          by: row.resolved_by_user_id,
          at: row.resolved_at?.toISOString() ?? null,
        },
      }));
    };
    return {
      after: (last) => read(sql`${extraId} collate "C" > ${last}`),
      of: (ids) => read(sql`${extraId} = ${inArray(ids)}`),
    };
  },
  differs: ({ name }, what, shown, recorded) =>
    findings.recordAltered('Extra', { id: name, itemId: null }, { shown: `${what} ${shown}`, recorded }),
};

type Condition = ReturnType<typeof sql<boolean>>;

/** Signatures of one kind of subject, each by `id`. */
function signatureRows(
  db: Kysely<Database>,
  id: ReturnType<typeof sql<string>>,
  among: Condition,
): ReturnType<Kind['rows']> {
  const read = async (condition: Condition): Promise<Row[]> => {
    const rows = await db
      .selectFrom('signature')
      .select([id.as('id'), 'subject_id', 'part', 'user_id', 'method', 'at'])
      .select(sql<string>`encode(content_hash, 'hex')`.as('content'))
      .where(among)
      .where(condition)
      .orderBy(sql`${id} collate "C"`)
      .limit(PAGE)
      .execute();
    return rows.map(({ id, subject_id, part, user_id, method, at, content }) => ({
      id,
      name: `${subject_id}, ${part}`,
      values: { part, signer: user_id, method, at: at.toISOString(), content },
    }));
  };
  return {
    after: (last) => read(sql`${id} collate "C" > ${last}`),
    of: (ids) => read(sql`${id} = ${inArray(ids)}`),
  };
}

const signature = {
  noun: 'Signature',
  fields: { part: 'part', signer: 'signer', method: 'method', at: 'time', content: 'content with SHA-256' },
  named: ['signer'],
  differs: ({ name }: Pick<Row, 'name'>, what: string, shown: string, recorded: string) =>
    findings.recordAltered('Signature', { id: name, itemId: null }, { shown: `${what} ${shown}`, recorded }),
} as const;

/** Signatures under the reports of inventories. */
export const reportSignatures: Kind = {
  ...ofInventory,
  ...signature,
  saidBy(event) {
    const { actor, ts, details } = event;
    const act = actOf(event, 'signed');
    if (!act) return null;
    const content = canonicalBytes({ inventoryId: act.id, resultDigest: details.resultDigest ?? null });
    return {
      id: `${act.id} ${act.of}`,
      values: {
        part: textOf(details.part),
        signer: actor.id,
        at: ts,
        content: createHash('sha256').update(content).digest('hex'),
        name: `${act.id}, ${textOf(details.part)}`,
      },
    };
  },
  rows: (db) =>
    signatureRows(
      db,
      sql<string>`(subject_id || ' ' || id)`,
      sql`subject_kind = 'inventory' and part <> 'keys'`,
    ),
};

/** Signatures by which a temporary receipt was extended or became a hand receipt. */
export const temporarySignatures: Kind = {
  ...signature,
  units: [],
  saidBy({ type, ts, details }) {
    const [of, action, content] = [details.handoverId, details.action, details.contentHash].map(textOf);
    if (type !== 'TEMPORARY RECEIPT' || !of || !action || !content) return null;
    return {
      id: `${of} ${action} ${content}`,
      values: {
        signer: textOf(details.confirmedBy),
        method: textOf(details.confirmedMethod),
        at: ts,
        name: `${of}, ${action}`,
      },
    };
  },
  rows: (db) =>
    signatureRows(
      db,
      sql<string>`(subject_id || ' ' || part || ' ' || encode(content_hash, 'hex'))`,
      sql`subject_kind = 'handover' and part in ('extended', 'converted')`,
    ),
};
