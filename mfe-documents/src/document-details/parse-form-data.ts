import { FAULT_SYMBOLS, type FaultSymbol, urgencyLabel } from '@hand-receipt/contracts';

/** A fault as the form says it. */
export interface FormFault {
  /** Its maintenance entry; null in a form from before faults were listed. */
  maintenanceId: string | null;
  tmItem: string | null;
  symbol: FaultSymbol | null;
  description: string;
}

/** What a maintenance form says (product.md, section 3). Missing fields are null. */
export interface FormData {
  equipmentName: string | null;
  serialNumber: string | null;
  nsn: string | null;
  location: string | null;
  description: string | null;
  faultDescription: string | null;
  /** Readings of the odometer and of the hour meter. */
  miles: number | null;
  hours: number | null;
  faults: FormFault[];
  /** ISO 8601. */
  requestDate: string | null;
  /** Fields of this form type, by their names, in the order of the form. */
  formFields: [name: string, value: string][];
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function printed(value: unknown): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value ?? '');
}

/** The field of a maintenance form that carries a word of the wire. */
const URGENCY = 'Urgency';

/** What a field says to its reader. */
const fieldText = (name: string, value: unknown): string =>
  name === URGENCY ? urgencyLabel(printed(value)) : printed(value);

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const faultOf = (value: Fields): FormFault => ({
  maintenanceId: textOf(value.maintenanceId),
  tmItem: textOf(value.tmItem),
  symbol: FAULT_SYMBOLS.find((symbol) => symbol === value.symbol) ?? null,
  description: textOf(value.description) ?? '',
});

/** Reads the wire's JSON text. Null for text that is no form: the screen then says so instead of showing it raw. */
export function parseFormData(text: string): FormData | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(value)) return null;
  const formFields = isFields(value.formFields) ? value.formFields : {};
  return {
    equipmentName: textOf(value.equipmentName),
    serialNumber: textOf(value.serialNumber),
    nsn: textOf(value.nsn),
    location: textOf(value.location),
    description: textOf(value.description),
    faultDescription: textOf(value.faultDescription),
    miles: numberOf(value.miles),
    hours: numberOf(value.hours),
    faults: Array.isArray(value.faults) ? value.faults.filter(isFields).map(faultOf) : [],
    requestDate: textOf(value.requestDate),
    formFields: Object.entries(formFields).map(([name, field]) => [name, fieldText(name, field)]),
  };
}
