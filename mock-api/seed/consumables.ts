import type { CreateConsumableDto } from '@hand-receipt/contracts';
import { createConsumable, issue, restock } from '../src/consumables';
import { type Act, dayFrom, daysAgo, known } from './story';

/** A consumable as the supply sergeant listed it, with days in place of dates. */
interface Line extends Omit<CreateConsumableDto, 'expirationDate' | 'lastRestockDate'> {
  /** Days since the last restock, at the time of the first run. */
  restockedDaysAgo: number;
  /** Days until it expires. */
  expiresInDays?: 180 | 365 | 730;
}

const LINES: readonly Line[] = [
  { name: 'Battery, AA, alkaline', nsn: '6135-00-985-7845', category: 'Batteries', unit: 'pack', currentQuantity: 48, minimumQuantity: 20, location: 'Supply room, shelf 1', restockedDaysAgo: 21, expiresInDays: 730 },
  { name: 'Battery, CR123A, lithium', nsn: '6135-01-351-1131', category: 'Batteries', unit: 'each', currentQuantity: 24, minimumQuantity: 30, location: 'Supply room, shelf 1', notes: 'For night vision and weapon lights.', restockedDaysAgo: 60, expiresInDays: 365 },
  { name: 'Cord, nylon, 550', nsn: '4020-00-246-0688', category: 'Field Supplies', unit: 'each', currentQuantity: 12, minimumQuantity: 4, location: 'Supply room, bay 2', restockedDaysAgo: 90 },
  { name: 'Light stick, chemical, green', nsn: '6260-01-074-4229', category: 'Field Supplies', unit: 'box', currentQuantity: 6, minimumQuantity: 5, location: 'Supply room, bay 2', restockedDaysAgo: 35, expiresInDays: 365 },
  { name: 'Tape, 100 mph, olive drab', nsn: '7510-00-266-5016', category: 'Field Supplies', unit: 'each', currentQuantity: 15, minimumQuantity: 6, location: 'Supply room, bay 2', restockedDaysAgo: 5 },
  { name: 'Cleaner, lubricant and preservative, CLP', nsn: '9150-01-102-1473', category: 'Cleaning Supplies', unit: 'bottle', currentQuantity: 18, minimumQuantity: 8, location: 'Arms room, cabinet 1', restockedDaysAgo: 28 },
  { name: 'Swab, small arms cleaning', nsn: '1005-00-912-4248', category: 'Cleaning Supplies', unit: 'pack', currentQuantity: 30, minimumQuantity: 10, location: 'Arms room, cabinet 1', restockedDaysAgo: 75 },
  { name: 'Glove, examination, nitrile', nsn: '6515-01-519-6674', category: 'Medical Supplies', unit: 'box', currentQuantity: 9, minimumQuantity: 4, location: 'Aid station', restockedDaysAgo: 45, expiresInDays: 730 },
  { name: 'Bandage, hemostatic', nsn: '6510-01-562-3325', category: 'Medical Supplies', unit: 'each', currentQuantity: 7, minimumQuantity: 10, location: 'Aid station', restockedDaysAgo: 120, expiresInDays: 180 },
  { name: 'Oil, engine, 15W-40', nsn: '9150-01-152-4117', category: 'POL', unit: 'quart', currentQuantity: 36, minimumQuantity: 12, location: 'Motor pool, POL shed', restockedDaysAgo: 14 },
  { name: 'Antifreeze, ethylene glycol', nsn: '6850-00-181-7929', category: 'POL', unit: 'gallon', currentQuantity: 8, minimumQuantity: 2, location: 'Motor pool, POL shed', restockedDaysAgo: 150 },
  { name: 'Paper, bond, letter', nsn: '7530-01-503-8441', category: 'Office Supplies', unit: 'ream', currentQuantity: 11, minimumQuantity: 5, location: 'Orderly room', restockedDaysAgo: 18 },
]; // prettier-ignore

/** The day on which the supply sergeant entered the list; what was restocked later came after it. */
const LISTED_DAYS_AGO = 14;

function listing(line: Line, now: Date): Act {
  const at = daysAgo(now, LISTED_DAYS_AGO, '1600');
  const { restockedDaysAgo, expiresInDays, ...facts } = line;
  const restockedBefore = restockedDaysAgo >= LISTED_DAYS_AGO;
  return {
    at,
    async play(stage) {
      const id = await stage.as('brandt', at, (work) =>
        createConsumable(work, {
          ...facts,
          currentQuantity: restockedBefore ? facts.currentQuantity : 0,
          expirationDate: expiresInDays === undefined ? null : dayFrom(now, expiresInDays),
          lastRestockDate: restockedBefore ? dayFrom(now, -restockedDaysAgo) : null,
        }),
      );
      stage.consumables.set(line.name, id);
    },
  };
}

function restocking({ name, currentQuantity, restockedDaysAgo }: Line, now: Date): Act[] {
  if (restockedDaysAgo >= LISTED_DAYS_AGO) return [];
  const at = daysAgo(now, restockedDaysAgo, '1015');
  return [
    {
      at,
      play: (stage) =>
        stage.as('brandt', at, (work) =>
          restock(work, known(stage.consumables, name), { quantity: currentQuantity }),
        ),
    },
  ];
}

/** Days ago, what, how many, to whom. */
const ISSUES: readonly (readonly [number, string, number, string])[] = [
  [12, 'Battery, AA, alkaline', 6, 'SSG Petrov, 1st Squad'],
  [9, 'Cleaner, lubricant and preservative, CLP', 4, 'SGT Navarro, arms room'],
  [7, 'Light stick, chemical, green', 1, '2LT Lindqvist, 2nd Platoon'],
  [4, 'Oil, engine, 15W-40', 8, 'SGT Voss, motor pool'],
  [2, 'Battery, CR123A, lithium', 6, 'SPC Whitaker, 1st Squad'],
];

const issuing = (now: Date): Act[] =>
  ISSUES.map(([days, name, quantity, issuedTo]) => {
    const at = daysAgo(now, days, '1430');
    return {
      at,
      play: (stage) =>
        stage.as('brandt', at, (work) => issue(work, known(stage.consumables, name), { quantity, issuedTo })),
    };
  });

/** Twelve consumables in all categories and units, and five issues (OFF-09, OFF-11, OFF-12). */
export const consumables = (now: Date): Act[] => [
  ...LINES.map((line) => listing(line, now)),
  ...LINES.flatMap((line) => restocking(line, now)),
  ...issuing(now),
];
