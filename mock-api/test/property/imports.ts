import type { ImportRowDto, PropertyImportDto } from '@hand-receipt/contracts';
import type { Company, Username } from '../custody/company';

/** What people of a company do to import a file of property, call by call. */
export function importsOf(company: Company) {
  const upload = (who: Username, payload: string | Buffer, fileName = 'items.csv') =>
    company.as[who]({
      method: 'POST',
      url: `/api/imports?file_name=${encodeURIComponent(fileName)}`,
      headers: { 'content-type': 'text/csv' },
      payload,
    });

  async function preview(who: Username, lines: string[]): Promise<PropertyImportDto> {
    const response = await upload(who, lines.join('\r\n'));
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
    return response.json<PropertyImportDto>();
  }

  const rowsOf = async (who: Username, id: string, query = '') =>
    (await company.as[who]({ url: `/api/imports/${id}/rows?${query}` })).json<ImportRowDto[]>();

  const confirm = (who: Username, id: string) =>
    company.as[who]({ method: 'POST', url: `/api/imports/${id}/confirm` });

  const state = async (who: Username, id: string) =>
    (await company.as[who]({ url: `/api/imports/${id}` })).json<PropertyImportDto>();

  async function entered(who: Username, id: string): Promise<PropertyImportDto> {
    for (;;) {
      const now = await state(who, id);
      if (now.status !== 'running') return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const countItems = async () => {
    const items = await company.database.db.selectFrom('property').select('id').execute();
    return items.length;
  };

  return { upload, preview, rowsOf, confirm, state, entered, countItems };
}

export type Imports = ReturnType<typeof importsOf>;

/** What is wrong with a row: the column, null for the whole row, and the words for it. */
export const messagesOf = (row: ImportRowDto | undefined) =>
  row?.problems.map(({ column, message }) => [column, message]);
