import type { SavedComponentDto } from '@hand-receipt/contracts';
import { badRequest } from '../../kernel';
import { type NewComponent, type OnHand, type StoredComponent, onHandBy, statusBy } from './components';

/** A component as a person saved it. */
export type SavedComponent = SavedComponentDto & {
  /** What is on hand now, whatever its status says. */
  counts?: OnHand;
};

/** A fact of a component that was changed, as the ledger records it: `Sling, serial number`. */
export interface FactChange {
  field: string;
  from: Fact;
  to: Fact;
}

type Fact = string | number | boolean | null;

/** A component that the item has, as it is to be, at its place in the list. */
interface KeptComponent extends NewComponent {
  id: string;
  position: number;
  /** What differs of its name and other facts; its counts and its place are not among them. */
  changes: FactChange[];
  isRecounted: boolean;
}

/** What a list of components, as a person saved it, makes of the one that the item has. */
export interface ComponentChanges {
  kept: KeptComponent[];
  added: (NewComponent & { position: number })[];
  removed: StoredComponent[];
  /** Nothing differs, the order neither. */
  none: boolean;
}

const FACT_WORDS = {
  name: 'name',
  nsn: 'NSN',
  serialNumber: 'serial number',
  quantity: 'quantity',
  required: 'required',
  notes: 'notes',
  kind: 'kind',
  ui: 'unit of issue',
  arc: 'ARC',
} as const;
type FactName = keyof typeof FACT_WORDS;
const FACTS = Object.keys(FACT_WORDS) as FactName[];

type Facts = Pick<NewComponent, FactName>;

/** The facts that differ, each named with the component as it was called. */
const changedFacts = (from: Facts, to: Facts): FactChange[] =>
  FACTS.filter((fact) => from[fact] !== to[fact]).map((fact) => ({
    field: `${from.name}, ${FACT_WORDS[fact]}`,
    from: from[fact],
    to: to[fact],
  }));

/** The serial number of a component that came or went. */
const serialChange = ({ name, serialNumber }: Facts, came: boolean): FactChange[] => {
  if (serialNumber === null) return [];
  const [from, to] = came ? [null, serialNumber] : [serialNumber, null];
  return [{ field: `${name}, ${FACT_WORDS.serialNumber}`, from, to }];
};

/** What a list of components changed, beside counts and places. */
export const factChanges = ({ kept, added, removed }: ComponentChanges): FactChange[] => [
  ...kept.flatMap(({ changes }) => changes),
  ...removed.flatMap((component) => serialChange(component, false)),
  ...added.flatMap((component) => serialChange(component, true)),
];

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** The facts that were sent; those that only a newer client knows stay as they were. */
function factsOf(saved: SavedComponent, known?: StoredComponent): Omit<NewComponent, keyof OnHand> {
  const { name, nsn, serialNumber, quantity, required, notes } = saved;
  const { kind = known?.kind ?? null, ui = known?.ui ?? null, arc = known?.arc ?? null } = saved;
  return { name, nsn, serialNumber, quantity, required, notes, kind, ui: trimmed(ui), arc };
}

/** What is on hand of a component that the item has: as it was, unless its status was written too. */
function countsOf(saved: SavedComponent, { onHand, damaged }: StoredComponent): OnHand {
  const { quantity, status } = saved;
  if (saved.counts) return saved.counts;
  const isSame = statusBy({ quantity, onHand, damaged }) === status;
  return isSame ? { onHand, damaged } : onHandBy(status, quantity);
}

function toKept(saved: SavedComponent, known: StoredComponent, position: number): KeptComponent {
  const facts = factsOf(saved, known);
  const { onHand, damaged } = countsOf(saved, known);
  return {
    ...facts,
    onHand,
    damaged,
    id: known.id,
    position,
    changes: changedFacts(known, facts),
    isRecounted: onHand !== known.onHand || damaged !== known.damaged,
  };
}

/**
 * Compares two lists of components. One whose id the item does not have, or that comes a second time, is new.
 *
 * @throws ApiError 400 for a new component without a quantity (RULE-18).
 */
export function componentChanges(
  before: readonly StoredComponent[],
  saved: readonly SavedComponent[],
): ComponentChanges {
  const unclaimed = new Map(before.map((component) => [component.id, component]));
  const kept: KeptComponent[] = [];
  const added: ComponentChanges['added'] = [];

  saved.forEach((component, position) => {
    const known = unclaimed.get(component.id);
    unclaimed.delete(component.id);
    if (known) {
      kept.push(toKept(component, known, position));
      return;
    }
    if (component.quantity < 1) throw badRequest('A new component needs a quantity above 0.');
    const counts = onHandBy(component.status, component.quantity);
    added.push({ ...factsOf(component), ...counts, position });
  });

  const removed = [...unclaimed.values()];
  const isMoved = kept.some(({ id, position }) => before[position]?.id !== id);
  const isSame = kept.every(({ changes, isRecounted }) => changes.length === 0 && !isRecounted);
  return { kept, added, removed, none: isSame && !isMoved && added.length + removed.length === 0 };
}
