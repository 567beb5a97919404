import {
  type AmendmentLineDto,
  DOWNGRADE_FIELDS,
  type DowngradeField,
  formatLin,
  formatNsn,
  formatUii,
  isName,
  NAME_WORDS,
  normalizeSerial,
  type PropertyItem,
  STOCK_NUMBER_WORDS,
  tidyName,
} from '@hand-receipt/contracts';
import { CIIC_WORDS, isCiic } from '../items/classification-words';

type AmendedField = Exclude<AmendmentLineDto['field'], 'is_sensitive'>;

/** One value that is wrong, and what it is to be. */
export interface AmendedLine {
  itemId: string;
  itemName: string;
  serialNumber: string;
  field: AmendedField;
  /** On record; null for nothing. */
  from: string | null;
  to: string;
}

/** A photo of the data plate, chosen and not sent yet. */
export interface PlatePhoto {
  key: string;
  name: string;
  blob: Blob;
}

/** What is typed into the form and stays on the device until it is sent. */
export interface AmendmentContent {
  lines: AmendedLine[];
  reason: string;
  documentNumber: string;
}

/** What the form holds; named as the API names it, so that its errors find their fields. */
export interface AmendmentValues extends AmendmentContent {
  uploadIds: PlatePhoto[];
  pin: string;
  password: string;
}

const SERIAL_MAX = 64;

const FORMATS = { nsn: formatNsn, lin: formatLin, uii: formatUii };
const hasFormat = (field: string): field is keyof typeof FORMATS => field in FORMATS;

/** Whether a field makes items sensitive. */
export const isClassification = (field: string): field is DowngradeField =>
  DOWNGRADE_FIELDS.some((known) => known === field);

/** What the record says of a field; null for nothing. */
export function onRecord(item: PropertyItem, field: AmendedLine['field']): string | null {
  if (field === 'serial_number') return item.serialNumber;
  return field === 'sensitive_mark' ? item.sensitiveMark : item[field];
}

export const lineOf = (item: PropertyItem, field: AmendedLine['field'], to = ''): AmendedLine => ({
  itemId: item.id,
  itemName: item.name,
  serialNumber: item.serialNumber,
  field,
  from: onRecord(item, field),
  to,
});

/** Lines of an amendment as the form holds them. That an item is sensitive follows from a rule and is not typed. */
export const linesOnPaper = (lines: readonly AmendmentLineDto[]): AmendedLine[] =>
  lines.flatMap(({ item, field, from, to }) =>
    field === 'is_sensitive'
      ? []
      : [
          {
            itemId: item.id,
            itemName: item.name,
            serialNumber: item.serial_number,
            field,
            from,
            to: to ?? '',
          },
        ],
  );

/** Whether a wrong value may go without another in its place. */
export const mayBeEmpty = ({ field, from }: Pick<AmendedLine, 'field' | 'from'>): boolean =>
  (hasFormat(field) || field === 'ciic') && from !== null;

/** What is typed, as the record would write it; null for nothing. */
function written({ field, to }: Pick<AmendedLine, 'field' | 'to'>): string | null {
  if (hasFormat(field)) return FORMATS[field](to) ?? (to.trim() || null);
  if (isClassification(field)) return to.trim() || null;
  return (field === 'serial_number' ? normalizeSerial(to) : tidyName(to)) || null;
}

/** What is wrong with a new value; undefined for nothing. */
export function faultOf(line: AmendedLine): string | undefined {
  const { field, from } = line;
  const to = written(line);
  if (to === null) return mayBeEmpty(line) ? undefined : 'Enter the new value.';
  if (to === from) return 'This is on record already.';
  if (hasFormat(field)) return FORMATS[field](to) ? undefined : STOCK_NUMBER_WORDS[field];
  if (isClassification(field)) return field === 'ciic' && !isCiic(to) ? CIIC_WORDS : undefined;
  if (field === 'name') return isName(to) ? undefined : `Name ${NAME_WORDS}`;
  return to.length > SERIAL_MAX ? `At most ${SERIAL_MAX} characters` : undefined;
}

/** Lines as the API takes them. */
export const toBodyLines = (lines: readonly AmendedLine[]) =>
  lines.map((line) => ({ itemId: line.itemId, field: line.field, to: written(line) }));
