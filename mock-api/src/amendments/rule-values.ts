import type { AmendmentRuleDto, CiicCode, SensitiveMark } from '@hand-receipt/contracts';
import type { Catalog } from '../property';

type Values = AmendmentRuleDto['values'];

const LABELS: Record<keyof Catalog, string> = {
  name: 'Name',
  lin: 'LIN',
  ciic: 'CIIC',
  sensitive_mark: 'Sensitive mark',
  unit_of_issue: 'Unit of issue',
  calibration_days: 'Days between calibrations',
};

const MARKS: Record<SensitiveMark, string> = { yes: 'Yes', no: 'No', 'by-code': 'By code' };

const written = (catalog: Partial<Catalog>, field: keyof Catalog): string | null => {
  if (field === 'sensitive_mark') return catalog.sensitive_mark ? MARKS[catalog.sensitive_mark] : null;
  return catalog[field]?.toString() ?? null;
};

/** What a catalog says of an NSN, before and after; only what differs. */
export const catalogValues = (before: Catalog, sent: Partial<Catalog>): Values =>
  (Object.keys(LABELS) as (keyof Catalog)[])
    .filter((field) => sent[field] !== undefined && sent[field] !== before[field])
    .map((field) => ({ label: LABELS[field], from: written(before, field), to: written(sent, field) }));

/** What a table says of each code, before and after; only what differs. */
export function codeValues(before: readonly CiicCode[], after: readonly CiicCode[]): Values {
  const wordsIn = (table: readonly CiicCode[], code: string) => {
    const entry = table.find((one) => one.code === code);
    return entry ? `${entry.class}, ${entry.label}` : null;
  };
  const codes = [...new Set([...before, ...after].map(({ code }) => code))].sort();
  return codes
    .map((code) => ({ label: `CIIC ${code}`, from: wordsIn(before, code), to: wordsIn(after, code) }))
    .filter(({ from, to }) => from !== to);
}
