import type { CorrectiveActionDto, CorrectiveOutcome, DocumentDetailsDto } from '@hand-receipt/contracts';
import { formDate } from '../dates';
import { paragraphs, printable } from '../pdf/printable';
import type { FormTexts } from './form-data';
import type { MaintenanceRow } from './load-maintenance';
import type { Fault, RequestedPart } from './maintenance-form';

const OUTCOME: Record<CorrectiveOutcome, string> = {
  corrected: 'Corrected',
  'parts-ordered': 'Parts ordered',
  referred: 'Referred',
  deferred: 'Deferred',
  'no-fault-found': 'No fault found',
};

const actionText = ({ at, by, outcome, action }: CorrectiveActionDto): string[] => [
  `${OUTCOME[outcome]}, ${by.name}, ${formDate(new Date(at))}:`,
  ...paragraphs(action),
];

const correctorOf = (actions: readonly CorrectiveActionDto[]) =>
  actions.findLast(({ outcome }) => outcome === 'corrected')?.by;

const symbolOf = (maintenance: MaintenanceRow | undefined): Fault['symbol'] => {
  if (!maintenance) return '';
  return maintenance.deadlined ? 'X' : '/';
};

/** The fault that a document reports, with what was done about it. */
export function reportedFault(
  document: DocumentDetailsDto,
  texts: FormTexts,
  maintenance: MaintenanceRow | undefined,
): Fault {
  const fault = texts.prose('faultDescription').map((line, index) => (index === 0 ? `Fault: ${line}` : line));
  return {
    number: 1,
    date: new Date(document.sentAt),
    symbol: symbolOf(maintenance),
    description: [...texts.prose('description'), ...fault],
    actions: document.correctiveActions.flatMap(actionText),
    initial: correctorOf(document.correctiveActions)?.lastName.slice(0, 1) ?? '',
  };
}

/** A fault that was open already. */
export const carriedFault = (maintenance: MaintenanceRow, index: number): Fault => ({
  number: index + 2,
  date: maintenance.reported_at,
  symbol: symbolOf(maintenance),
  description: paragraphs(maintenance.description),
  actions: [],
  initial: '',
});

/** Parts on order for a fault, and those that have come. */
export const partsOf = (maintenance: MaintenanceRow | undefined, fault: number): RequestedPart[] =>
  (maintenance?.parts ?? []).map((part) => ({
    fault,
    document: maintenance?.id ?? '',
    partNumber: printable(part.part_number),
    name: printable(part.name),
    due: part.available ? 0 : part.quantity,
    received: part.available ? part.quantity : 0,
    arrival: part.estimated_arrival ? formDate(new Date(`${part.estimated_arrival}T12:00`)) : '',
  }));
