import type { PropertyStatus } from '@hand-receipt/contracts';
import type { Actor } from '../../src/unit-of-work';
import { CATALOG, type ModelLine } from '../catalog';
import type { PlannedCompany } from './brigade';

/** An item as it is now, and whose hands it went through. */
export interface PlannedItem {
  line: ModelLine;
  serial: string;
  unitId: string;
  /** The chain below the property book, the commander first; empty for what nobody signed for. */
  chain: Actor[];
  enteredBy: Actor;
  status: PropertyStatus;
  enteredAt: Date;
  /** When each of the chain after the first took it. */
  signedAt: Date[];
}

/** Where in a company an item of a category ends: share of items, and how far down the chain. */
const DEPTHS = [
  { share: 0.05, steps: 0 },
  { share: 0.6, steps: 1 },
  { share: 0.85, steps: 2 },
  { share: 0.95, steps: 3 },
  { share: 1, steps: 4 },
] as const;

/** Out of a hundred items. */
const STATUSES: readonly (readonly [number, PropertyStatus])[] = [
  [1, 'Non-Operational'],
  [2, 'Damaged'],
  [4, 'In Repair'],
  [6, 'Deadline - Maintenance'],
  [7, 'Deadline - Supply'],
  [100, 'Operational'],
];

/** Models as often as the demo company has them: many carbines, few trucks. */
const MODELS: readonly ModelLine[] = CATALOG.flatMap((line) => line.serials.map(() => line));

const MINUTE_MS = 60_000;

export interface PlanContext {
  people: readonly Actor[];
  random: () => number;
}

const pick = <T>(all: readonly T[], random: () => number): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new RangeError('There is nothing to pick from.');
  return one;
};

/** From the commander down a platoon and a squad, as far as the item goes. */
function chainOf({ commander, platoons }: PlannedCompany, { people, random }: PlanContext): Actor[] {
  const draw = random();
  const steps = DEPTHS.find(({ share }) => draw < share)?.steps ?? 1;
  const platoon = pick(platoons, random);
  const squad = pick(platoon.squads, random);
  const soldier = squad.soldiers.length > 0 ? [pick(squad.soldiers, random)] : [];
  return [commander, platoon.leader, squad.leader, ...soldier].slice(0, steps).map((post) => {
    const person = people[post];
    if (!person) throw new RangeError(`Post ${post} is not filled.`);
    return person;
  });
}

/** The model's own letters, and a number that no other item of the brigade has. */
const serialOf = (line: ModelLine, number: number): string =>
  `${/^[A-Z]+/.exec(line.serials[0] ?? '')?.[0] ?? 'N'}${String(number).padStart(7, '0')}`;

/**
 * Plans one item.
 *
 * @param number counts the items of the brigade.
 * @param enteredAt when it entered the property book; it is signed down within the next hours.
 */
export function planItem(
  company: PlannedCompany,
  number: number,
  enteredAt: Date,
  context: PlanContext,
): PlannedItem {
  const { people, random } = context;
  const line = pick(MODELS, random);
  const chain = chainOf(company, context);
  const draw = random() * 100;
  const enteredBy = people[company.supplySergeant];
  if (!enteredBy) throw new RangeError('The company has no supply sergeant.');
  let at = enteredAt.getTime();
  const signedAt = chain.slice(1).map(() => {
    at += (1 + Math.floor(random() * 20)) * MINUTE_MS;
    return new Date(at);
  });
  return {
    line,
    serial: serialOf(line, number),
    unitId: company.unitId,
    chain,
    enteredBy,
    status: STATUSES.find(([below]) => draw < below)?.[1] ?? 'Operational',
    enteredAt,
    signedAt,
  };
}
