import type { FaultSymbol, FormType } from '@hand-receipt/contracts';
import type { TableEntry } from '../pdf/table';

/** A fault of the equipment, and what was done about it. */
export interface Fault {
  /** As the form numbers it, from 1. */
  number: number;
  date: Date;
  /** Item number of the technical manual; empty where it has none. */
  tmItem: string;
  /** Status symbol; empty where the inspector is to enter it. */
  symbol: FaultSymbol | '';
  description: string[];
  /** What was done, oldest first. */
  actions: string[];
  /** Initial of the person who corrected it. Empty while it is open. */
  initial: string;
}

/** A part that is on order or has come. */
export interface RequestedPart {
  /** Number of the fault that it is for. */
  fault: number;
  document: string;
  partNumber: string;
  name: string;
  due: number;
  received: number;
  arrival: string;
}

/** Everything that a DA Form 2404 or 5988-E is made of. */
export interface MaintenanceForm {
  type: FormType;
  /** Id of the document, e.g. `D-0012`. */
  number: string;
  organization: string;
  adminNumber: string;
  nomenclature: string;
  nsn: string;
  serialNumber: string;
  location: string;
  /** Its label; '' for none. */
  urgency: string;
  /** Readings of the odometer and of the hour meter; empty where nobody took them. */
  miles: string;
  hours: string;
  /** When it was sent. */
  date: Date;
  /** Rank and name of the person who inspected the item and sent the form. */
  inspector: string;
  /** What stands over the whole table: the description of a form whose faults are listed. */
  remarks: string[];
  faults: Fault[];
  /** What was reported about a form with several faults, oldest first. */
  reports: string[];
  parts: RequestedPart[];
  /** JPEG pictures. */
  photos: Uint8Array[];
}

/** That photos are attached and how many; nothing for none. */
export const photoNote = ({ photos }: MaintenanceForm): string[] => {
  if (photos.length === 0) return [];
  return [photos.length === 1 ? 'Photo 1 is attached.' : `Photos 1 to ${photos.length} are attached.`];
};

/** How the paper writes a symbol: a circled X is an X in a circle. */
export const symbolText = (symbol: Fault['symbol']): string => (symbol === 'circled X' ? 'X' : symbol);

/** Rows over the whole width of a table; the last one stands on one page with the entry below. */
export const acrossEntries = <K extends string>(texts: readonly string[]): TableEntry<K>[] =>
  texts.filter(Boolean).map((text) => ({ cells: {}, across: text, keepsNext: true }));
