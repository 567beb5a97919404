import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import { formatCount } from '@hand-receipt/ui';

const MEGABYTES = IMPORT_LIMITS.bytes / 1024 / 1024;

/** What a file may be, in words. */
export const FILE_RULES = `Excel workbook (.xlsx) or CSV, at most ${formatCount(IMPORT_LIMITS.rows)} rows and ${MEGABYTES} MB`;

/** Why a file is not worth sending; null where it is. The server looks into it. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (/\.(xls|xlsb|ods|numbers)$/i.test(name))
    return `${name} cannot be read. Save it as .xlsx and choose that file.`;
  if (size === 0) return `${name} is empty.`;
  if (size > IMPORT_LIMITS.bytes) return `${name} is too large: at most ${MEGABYTES} MB is taken.`;
  return null;
}
