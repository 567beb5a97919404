import {
  type CorrectiveActionDto,
  type CorrectiveOutcome,
  type DocumentDetailsDto,
  abbreviateRank,
} from '@hand-receipt/contracts';
import { symbolOf } from '../../maintenance';
import { formDate } from '../dates';
import { paragraphs, printable } from '../pdf/printable';
import type { FaultTexts, FormTexts } from './form-data';
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

/** What was done about a piece of maintenance that is completed, and the initial of who did it. */
function completionOf(maintenance: MaintenanceRow | undefined): Pick<Fault, 'actions' | 'initial'> {
  if (!maintenance?.completion || !maintenance.completed_at) return { actions: [], initial: '' };
  const { rank, last_name, notes } = maintenance.completion;
  return {
    actions: [
      `Completed, ${abbreviateRank(rank)} ${last_name}, ${formDate(maintenance.completed_at)}${notes ? ':' : ''}`,
      ...paragraphs(notes ?? ''),
    ],
    initial: last_name.slice(0, 1),
  };
}

/** A form without a list of faults: its description, with what was done about it. */
export function describedFault(
  document: DocumentDetailsDto,
  texts: FormTexts,
  maintenance: MaintenanceRow | undefined,
): Fault {
  const fault = texts.prose('faultDescription').map((line, index) => (index === 0 ? `Fault: ${line}` : line));
  return {
    number: 1,
    date: new Date(document.sentAt),
    tmItem: printable(maintenance?.tm_item ?? ''),
    symbol: maintenance ? symbolOf(maintenance) : '',
    description: [...texts.prose('description'), ...fault],
    actions: document.correctiveActions.flatMap(actionText),
    initial: correctorOf(document.correctiveActions)?.lastName.slice(0, 1) ?? '',
  };
}

/** The faults that a form lists, as it was sent, each with what was done about its maintenance since. */
export function listedFaults(
  document: DocumentDetailsDto,
  faults: readonly FaultTexts[],
  maintenance: readonly MaintenanceRow[],
): Fault[] {
  // Of one fault, what was reported about the form is about that fault.
  const reported = faults.length === 1 ? document.correctiveActions : [];
  return faults.map(({ maintenanceId, ...fault }, index) => {
    const done = completionOf(maintenance.find(({ id }) => id === maintenanceId));
    return {
      ...fault,
      number: index + 1,
      date: new Date(document.sentAt),
      actions: [...reported.flatMap(actionText), ...done.actions],
      initial: correctorOf(reported)?.lastName.slice(0, 1) ?? done.initial,
    };
  });
}

/** What was reported about a form with several faults: nobody said about which. */
export const reportsOf = (document: DocumentDetailsDto): string[] =>
  document.correctiveActions.flatMap((action) => {
    const [head = '', ...text] = actionText(action);
    return [`Corrective action. ${head}`, ...text];
  });

/** A fault that was open already and is not on the form. */
export const carriedFault = (maintenance: MaintenanceRow, number: number): Fault => ({
  number,
  date: maintenance.reported_at,
  tmItem: printable(maintenance.tm_item ?? ''),
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
