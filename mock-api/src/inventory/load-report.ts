import type { InventoryReportDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { reportLateReads } from './late-read';
import { lineDocument, lineNotHere, listExtras } from './lines';
import { readInventory } from './load-inventory';
import { unitSetting } from '../unit-settings';
import { readReportSignatures, readSigners } from './report-signers';

type ReportLine = InventoryReportDto['lines'][number];

async function readLines(db: Kysely<Database>, inventoryId: string): Promise<ReportLine[]> {
  const rows = await db
    .selectFrom('inventory_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .leftJoin('users as holder', 'holder.id', 'line.holder_user_id')
    .leftJoin('verification', 'verification.id', 'line.verification_id')
    .leftJoin('users as counter', 'counter.id', 'verification.by_user_id')
    .select([
      'line.item_id as id',
      'line.name',
      'line.serial_number as serialNumber',
      'verification.at as countedAt',
      'line.left_at as leftAt',
      lineDocument,
      lineNotHere,
      'property.lin',
      'property.nsn',
      'line.group_key as group',
      'verification.notes as note',
      'line.in_recount as inRecount',
      'line.reason',
      ({ selectFrom }) =>
        selectFrom('loss_case_report as lost')
          .select('lost.case_id')
          .whereRef('lost.inventory_id', '=', 'line.inventory_id')
          .whereRef('lost.item_id', '=', 'line.item_id')
          .orderBy('lost.id')
          .limit(1)
          .as('lossCase'),
      sql<string | null>`holder.rank || ' ' || holder.last_name`.as('holder'),
      sql<string | null>`counter.rank || ' ' || counter.last_name`.as('countedBy'),
    ])
    .where('line.inventory_id', '=', inventoryId)
    .orderBy(
      sql`line.verification_id is not null or line.left_at is not null or line.document_at is not null`,
    )
    .orderBy(sql`lower(line.name)`)
    .orderBy('line.serial_number')
    .execute();
  return rows.map(
    ({ leftAt, countedAt, document, reason, lossCase, notHere, inRecount, group, note, ...row }) => ({
      ...row,
      ...withoutNulls({ group, note, reason, lossCase }),
      ...(inRecount && { inRecount }),
      countedAt: countedAt?.toISOString() ?? null,
      ...(document && !leftAt && { document }),
      ...(!countedAt && {
        ...(notHere && { notHere }),
        ...(leftAt && { leftAt: leftAt.toISOString() }),
      }),
    }),
  );
}

/** Of these texts those that there are. */
const withoutNulls = (texts: Record<'group' | 'note' | 'reason' | 'lossCase', string | null>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<
    Record<keyof typeof texts, string>
  >;

/** What its memorandum says of the unit's settings, who signed it, and whose signatures it has room for. */
async function readPaperFacts(db: Kysely<Database>, id: string) {
  const { unitId } = await db
    .selectFrom('inventory')
    .innerJoin('users as opener', 'opener.id', 'inventory.opened_by_user_id')
    .select(sql<string | null>`coalesce(inventory.unit_id, opener.unit_id)`.as('unitId'))
    .where('inventory.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    memorandumFor: await unitSetting(db, unitId, 'inventory.memorandumFor'),
    citation: await unitSetting(db, unitId, 'citation.inventory'),
    signatures: await readReportSignatures(db, id),
    signers: await readSigners(db, id),
  };
}

/**
 * A count with all of its lines, missing items first. The person must have its report or be closing it.
 */
export async function loadInventoryReport(db: Kysely<Database>, id: string): Promise<InventoryReportDto> {
  const extras = (await listExtras(db, id)).reverse();
  const lateReads = await reportLateReads(db, id);
  return {
    inventory: { ...(await readInventory(db, id)), ...(await readPaperFacts(db, id)) },
    lines: await readLines(db, id),
    extras: extras.filter(({ result }) => result !== 'near-miss'),
    nearMisses: extras.filter(({ result }) => result === 'near-miss'),
    ...(lateReads.length > 0 && { lateReads }),
  };
}
