import type { FormType } from '@hand-receipt/contracts';

/** A fault of the equipment, and what was done about it. */
export interface Fault {
  /** As the form numbers it, from 1. */
  number: number;
  date: Date;
  /** Status symbol, X or /; empty where the inspector is to enter it. */
  symbol: 'X' | '/' | '';
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
  urgency: string;
  /** When it was sent. */
  date: Date;
  /** Rank and name of the person who inspected the item and sent the form. */
  inspector: string;
  faults: Fault[];
  parts: RequestedPart[];
  /** JPEG pictures. */
  photos: Uint8Array[];
}

/** That photos are attached and how many; nothing for none. */
export const photoNote = ({ photos }: MaintenanceForm): string[] => {
  if (photos.length === 0) return [];
  return [photos.length === 1 ? 'Photo 1 is attached.' : `Photos 1 to ${photos.length} are attached.`];
};
