import type { ReconciliationDifferenceDto, ReconciliationLineDto, UserDto } from '@hand-receipt/contracts';
import { type StartValues, writeChanges } from '../amendments/proposed-change';
import { writeStart } from '../create-item/start-item';
import { mayPropose } from '../items/permissions';
import { writeRow } from './return-to-row';

/** An act that settles a row, and where it is done with what the row says filled in. */
export interface LineAct {
  label: string;
  to: string;
}

interface Reader {
  /** Of the comparison. */
  id: string;
  user: UserDto;
}

const FILLED_IN = ['nsn', 'lin', 'uii'] as const;

/** Whether one person may enter the value: nothing is on record. */
const isFilledIn = ({ field, ours }: ReconciliationDifferenceDto): boolean =>
  ours === null && FILLED_IN.some((known) => known === field);

const valuesOf = (differences: readonly ReconciliationDifferenceDto[]): StartValues =>
  Object.fromEntries(differences.map(({ field, theirs }) => [field, theirs]));

/** Where all that they say of an item is filled in or proposed. */
function correctionsOf(line: ReconciliationLineDto, mayAmend: boolean): [label: string, search: string][] {
  const open = line.differences.filter(({ field }) => !line.settled_fields.includes(field));
  const amended = open.filter((difference) => !isFilledIn(difference));
  const filledIn = open.filter(isFilledIn);
  const change = (of: ReconciliationDifferenceDto[]) =>
    `change=${encodeURIComponent(writeChanges(valuesOf(of)))}`;
  return [
    ...(amended.length > 0 && mayAmend
      ? [['Propose', `amend=propose&${change(amended)}`] satisfies [string, string]]
      : []),
    ...(filledIn.length > 0 ? [['Fill in', `edit=1&${change(filledIn)}`] satisfies [string, string]] : []),
  ];
}

/**
 * What settles a row: entering or reinstating the item, letting it leave, or correcting what is recorded of it. An act
 * that the reader may not do is left out.
 */
export function actsOf(line: ReconciliationLineDto, { id, user }: Reader): LineAct[] {
  const { kind, item, theirs } = line;
  if (line.outcome !== null || kind === 'equal') return [];
  const row = `row=${encodeURIComponent(writeRow(id, line.line))}`;
  if (!item) {
    if (!theirs) return [];
    const start = encodeURIComponent(writeStart(theirs, 'issue'));
    return [{ label: 'Enter', to: `/property-book?new=1&item=${start}&${row}` }];
  }
  const act = (label: string, search: string): LineAct => ({
    label,
    to: `/property-book/${encodeURIComponent(item.id)}?${search}&${row}`,
  });
  if (kind === 'theirs') return [act('Reinstate', 'reinstate=1')];
  const mayAmend = mayPropose(user);
  if (kind === 'ours') return mayAmend ? [act('Leave the Book', 'leave=1')] : [];
  return correctionsOf(line, mayAmend).map(([label, search]) => act(label, search));
}
