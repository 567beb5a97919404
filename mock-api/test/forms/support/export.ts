import type { GenerateDa2062Dto } from '@hand-receipt/contracts';
import type { Company, Username } from '../../custody/company';

/** Asks for a DA 2062 as somebody. */
export const exportAs = (
  company: Company,
  who: Username,
  ids: readonly string[],
  order: Partial<GenerateDa2062Dto> = {},
) =>
  company.as[who]({
    method: 'POST',
    url: '/api/da2062/generate-pdf',
    body: { property_ids: ids, ...order },
  });

/** Enters items of one make, held by the commander. */
export async function enterItems(company: Company, serials: readonly string[], item: object = {}) {
  const ids: string[] = [];
  for (const serial_number of serials) ids.push((await company.createItem({ serial_number, ...item })).id);
  return ids;
}
