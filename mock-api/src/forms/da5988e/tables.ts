import { formDate } from '../dates';
import { type MaintenanceForm, acrossEntries, photoNote, symbolText } from '../maintenance/maintenance-form';
import type { TableColumn, TableEntry } from '../pdf/table';

type FaultKey = 'number' | 'tm' | 'date' | 'status' | 'description' | 'action' | 'hours' | 'initial';
type PartKey = 'fault' | 'document' | 'niin' | 'noun' | 'due' | 'received' | 'arrival';

export const FAULT_COLUMNS: readonly TableColumn<FaultKey>[] = [
  { key: 'number', head: ['FAULT'], width: 28, centered: true },
  { key: 'tm', head: ['TM ITEM', 'NUMBER'], width: 42, centered: true },
  { key: 'date', head: ['FAULT', 'DATE'], width: 54, centered: true },
  { key: 'status', head: ['FAULT', 'STATUS'], width: 38, centered: true },
  { key: 'description', head: ['FAULT DESCRIPTION'], width: 166 },
  { key: 'action', head: ['CORRECTIVE ACTION'], width: 134 },
  { key: 'hours', head: ['HOURS'], width: 36, centered: true },
  { key: 'initial', head: ['INITIAL'], width: 42, centered: true },
];

export const PART_COLUMNS: readonly TableColumn<PartKey>[] = [
  { key: 'fault', head: ['FAULT'], width: 38, centered: true },
  { key: 'document', head: ['DOCUMENT', 'NUMBER'], width: 84 },
  { key: 'niin', head: ['NIIN /', 'PART NUMBER'], width: 108 },
  { key: 'noun', head: ['NOUN'], width: 150 },
  { key: 'due', head: ['QUANTITY', 'DUE'], width: 48, centered: true },
  { key: 'received', head: ['QUANTITY', 'RECEIVED'], width: 48, centered: true },
  { key: 'arrival', head: ['ESTIMATED', 'ARRIVAL'], width: 64, centered: true },
];

/** The faults of the form, those carried forward included; above them, or in the first, which photos there are. */
export function faultEntries(form: MaintenanceForm): TableEntry<FaultKey>[] {
  const hasRemarks = form.remarks.length > 0;
  const rows = form.faults.map(
    ({ number, date, tmItem, symbol, description, actions, initial }, index): TableEntry<FaultKey> => ({
      cells: {
        number: [String(number)],
        tm: [tmItem],
        date: [formDate(date)],
        status: [symbolText(symbol)],
        description: index === 0 && !hasRemarks ? [...description, ...photoNote(form)] : description,
        action: actions,
        initial: [initial],
      },
      ...(symbol === 'X' && { circled: tmItem ? 'tm' : 'number' }),
      ...(symbol === 'circled X' && { circled: 'status' }),
    }),
  );
  return [
    ...acrossEntries<FaultKey>(hasRemarks ? [...form.remarks, ...photoNote(form)] : []),
    ...rows,
    ...acrossEntries<FaultKey>(form.reports),
  ];
}

/** The parts that were asked for. */
export const partEntries = ({ parts }: MaintenanceForm): TableEntry<PartKey>[] =>
  parts.map(({ fault, document, partNumber, name, due, received, arrival }) => ({
    cells: {
      fault: [String(fault)],
      document: [document],
      niin: [partNumber],
      noun: [name],
      due: [String(due)],
      received: [String(received)],
      arrival: [arrival],
    },
  }));
