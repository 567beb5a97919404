import type { PropertyDto } from '@hand-receipt/contracts';
import { setStatus } from '../src/loss-cases';
import { createItem, mount } from '../src/property';
import { CATALOG, type ModelLine } from './catalog';
import { KITS, KITS_OF_ITEMS } from './kits';
import { type Act, dayFrom, daysAgo, known } from './story';

/** In the property book, signed for by nobody. */
const UNASSIGNED: readonly string[] = ['G77120', 'G77126'];

const DAY_MS = 24 * 60 * 60 * 1000;

function calibration(
  everyDays: number,
  lastDaysAgo: number,
  now: Date,
): NonNullable<PropertyDto['calibration_info']> {
  const last = dayFrom(now, -lastDaysAgo);
  return {
    lastCalibrationDate: last,
    nextCalibrationDueDate: dayFrom(now, everyDays - lastDaysAgo),
    calibrationIntervalDays: everyDays,
    status: everyDays - lastDaysAgo <= 30 ? 'due-soon' : 'current',
    notes: 'Calibrated by the area TMDE support team.',
    history: [
      { date: last, notes: 'Within tolerance.' },
      { date: dayFrom(now, -lastDaysAgo - everyDays), notes: 'Adjusted and returned.' },
    ],
  };
}

function entry(line: ModelLine, serial: string, at: Date, random: () => number, now: Date): Act {
  const signedOn = new Date(at.getTime() - Math.floor(30 + random() * 330) * DAY_MS);
  const everyDays = line.calibratedEvery;
  const calibratedDaysAgo = everyDays ? Math.floor(random() * everyDays * 0.95) : 0;
  return {
    at,
    async play(stage) {
      const holderId = UNASSIGNED.includes(serial) ? null : known(stage.people, 'halloran').id;
      const id = await stage.as('brandt', at, (work) =>
        createItem(work, {
          ...line,
          serial_number: serial,
          holderId,
          signedOn,
          calibration: everyDays ? calibration(everyDays, calibratedDaysAgo, now) : null,
          components: KITS_OF_ITEMS.get(serial) ?? (line.kit && KITS[line.kit]) ?? [],
        }),
      );
      stage.items.set(serial, id);
    },
  };
}

/** The supply sergeant entered the commander's hand receipt fourteen days ago, item by item. */
export function entries(now: Date, random: () => number): Act[] {
  const begin = daysAgo(now, 14, '0800').getTime();
  const lines = CATALOG.flatMap((line) => line.serials.map((serial) => ({ line, serial })));
  return lines.map(({ line, serial }, index) =>
    entry(line, serial, new Date(begin + index * 90_000), random, now),
  );
}

/** Days ago, serial number, status. */
const STATUS_CHANGES: readonly (readonly [number, string, string])[] = [
  [12, 'TK7726', 'Lost'],
  [11, 'SHL907', 'In Repair'],
  [10, 'C04444', 'Deadline - Supply'],
  [10, 'RL60058', 'Damaged'],
  [9, 'NT9K17', 'Deadline - Maintenance'],
  [8, 'NR4T81', 'Damaged'],
  [7, 'U208825', 'In Repair'],
  [7, 'D118246', 'Deadline - Maintenance'],
  [6, 'TWS2290', 'Non-Operational'],
  [5, 'M604571', 'Damaged'],
  [5, 'D118206', 'Deadline - Supply'],
  [4, 'MGP2231', 'Damaged'],
  [3, 'NG2J52', 'Deadline - Maintenance'],
  [1, 'U208820', 'Non-Operational'],
  [1, 'NG2J41', 'In Repair'],
];

export const statusChanges = (now: Date): Act[] =>
  STATUS_CHANGES.map(([days, serial, status]) => {
    const at = daysAgo(now, days, '1010');
    return {
      at,
      play: (stage) =>
        stage.as('brandt', at, (work) =>
          setStatus(work, known(stage.items, serial), {
            status,
            ...(status === 'Lost' && {
              loss: {
                circumstances: 'Not on the truck after the field problem.',
                lastSeenAt: daysAgo(now, days + 1, '1530').toISOString(),
                lastSeenWhere: 'Motor pool, bay 2',
              },
            }),
          }),
        ),
    };
  });

/** Weapon, sight and where it is mounted. */
const MOUNTED = [
  ['W123456', 'TWS2304', 'Forward top rail'],
  ['W123461', 'M604535', 'Top rail'],
  ['W123521', 'M604538', 'Top rail'],
  ['U208814', 'M604541', 'Feed cover rail'],
] as const;

/** After the sight that was signed down has come back. */
export const mountings = (now: Date): Act[] =>
  MOUNTED.map(([weapon, sight, position]) => {
    const at = daysAgo(now, 8, '1345');
    return {
      at,
      play: ({ as, items }) =>
        as('halloran', at, (work) => mount(work, known(items, weapon), known(items, sight), position)),
    };
  });
