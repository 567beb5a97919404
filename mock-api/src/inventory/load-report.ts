import type { InventoryReportDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { lineDocument, listExtras } from './lines';
import { readInventory } from './load-inventory';

type ReportLine = InventoryReportDto['lines'][number];

async function readLines(db: Kysely<Database>, inventoryId: string): Promise<ReportLine[]> {
  const rows = await db
    .selectFrom('inventory_line as line')
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
      'line.reason',
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
  return rows.map(({ leftAt, countedAt, document, reason, ...row }) => ({
    ...row,
    countedAt: countedAt?.toISOString() ?? null,
    ...(leftAt && !countedAt && { leftAt: leftAt.toISOString() }),
    ...(document && !leftAt && { document }),
    ...(reason && { reason }),
  }));
}

/**
 * A count with all of its lines, missing items first. The person must have its report or be closing it.
 */
export async function loadInventoryReport(db: Kysely<Database>, id: string): Promise<InventoryReportDto> {
  const extras = (await listExtras(db, id)).reverse();
  return {
    inventory: await readInventory(db, id),
    lines: await readLines(db, id),
    extras: extras.filter(({ result }) => result !== 'near-miss'),
    nearMisses: extras.filter(({ result }) => result === 'near-miss'),
  };
}
