import type { ImportMappingDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, visibleItems } from '../../access';
import type { Database } from '../../kernel';
import { topUnitOf } from '../classification/catalog-item';
import type { NsnFacts } from './check-row';

const NIIN_DIGITS = 9;

/** NSNs by their NIIN, of the items that the person may see and of their catalog. One of several NSNs is left out. */
async function readNiins(db: Kysely<Database>, viewer: Viewer): Promise<Map<string, string>> {
  const { rows } = await sql<{ nsn: string }>`
    select distinct nsn from property where nsn is not null and ${visibleItems(viewer)}
    union
    select nsn from catalog_item where unit_id = ${topUnitOf(viewer.unitId)}`.execute(db);
  const found = new Map<string, string[]>();
  for (const { nsn } of rows) {
    const niin = nsn.replaceAll('-', '').slice(-NIIN_DIGITS);
    found.set(niin, [...(found.get(niin) ?? []), nsn]);
  }
  return new Map([...found].flatMap(([niin, [nsn, other]]) => (nsn && !other ? [[niin, nsn]] : [])));
}

/** What is known of NSNs beside the file. */
export async function readNsnFacts(
  db: Kysely<Database>,
  viewer: Viewer,
  { mapping, codes }: { mapping: ImportMappingDto; codes: readonly { nsn: string; ciic: string }[] },
): Promise<NsnFacts> {
  const niins = mapping.includes('nsn') ? await readNiins(db, viewer) : new Map<string, string>();
  return {
    codes: new Map(codes.map(({ nsn, ciic }) => [nsn, ciic])),
    nsnOf: (niin) => niins.get(niin),
  };
}
