import { FAULT_SYMBOLS, type FaultSymbol } from '@hand-receipt/contracts';
import { paragraphs, printable } from '../pdf/printable';

/** A fault as the form says it; a field that is no text is empty. */
export interface FaultTexts {
  maintenanceId: string;
  tmItem: string;
  symbol: FaultSymbol | '';
  description: string[];
}

/** What a form's data is read as: text by name, whatever was stored under it. */
export interface FormTexts {
  /** One line; empty where there is none. */
  line(name: string): string;
  /** Paragraphs; none where there is no text. */
  prose(name: string): string[];
  /** A form-specific field. */
  field(name: string): string;
  /** The faults, each a row of the form; none of a form from before they were listed. */
  faults(): FaultTexts[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const readFault = (value: Record<string, unknown>): FaultTexts => ({
  maintenanceId: textOf(value.maintenanceId),
  tmItem: printable(textOf(value.tmItem)).trim(),
  symbol: FAULT_SYMBOLS.find((symbol) => symbol === value.symbol) ?? '',
  description: paragraphs(textOf(value.description)),
});

/** Reads `formData` of a document; data of an unknown kind is read as empty rather than refused. */
export function readFormData(json: string): FormTexts {
  const data = parse(json);
  const fields = isRecord(data.formFields) ? data.formFields : {};
  return {
    line: (name) => printable(textOf(data[name])).trim(),
    prose: (name) => paragraphs(textOf(data[name])),
    field: (name) => printable(textOf(fields[name])).trim(),
    faults: () => (Array.isArray(data.faults) ? data.faults.filter(isRecord).map(readFault) : []),
  };
}
