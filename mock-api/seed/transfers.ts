import { approve, cancel, offer, reject } from '../src/property';
import { type Act, type Stage, daysAgo, known, minutesAgo } from './story';

interface Offer {
  serial: string;
  from: string;
  to: string;
  at: Date;
  notes?: string;
  /** What came of it; still open where nothing is said. */
  then?: { act: 'approve' | 'reject' | 'cancel'; at: Date; notes?: string };
}

async function end(stage: Stage, transferId: string, { from, to, then }: Offer): Promise<void> {
  if (!then) return;
  if (then.act === 'approve') await stage.as(to, then.at, (work) => approve(work, transferId));
  if (then.act === 'reject')
    await stage.as(to, then.at, (work) => reject(work, transferId, then.notes ?? null));
  if (then.act === 'cancel') await stage.as(from, then.at, (work) => cancel(work, transferId));
}

/** Two acts: the offer, and what came of it. */
function actsOf(told: Offer): Act[] {
  let transferId = '';
  const offered: Act = {
    at: told.at,
    async play(stage) {
      transferId = await stage.as(told.from, told.at, (work) =>
        offer(work, {
          propertyId: known(stage.items, told.serial),
          toUserId: known(stage.people, told.to).id,
          includeComponents: true,
          notes: told.notes ?? null,
        }),
      );
    },
  };
  return told.then
    ? [offered, { at: told.then.at, play: (stage) => end(stage, transferId, told) }]
    : [offered];
}

/** What the commander has signed down, by holder. */
const SIGNED_DOWN: readonly (readonly [string, string])[] = [
  ['petrov', 'W123465 W123470 W123474 W123491 W123513 NG2J44 C04423 70331A D118211 M604520'],
  ['navarro', 'U208831 R104417 R104423 58M11204 58M11219 M604523 C04431 D118224'],
  ['whitaker', 'W123488 M604526 70338A'],
  ['brandt', 'C04418 C04436 SK20117 FZ30915 D118231'],
  ['lindqvist', 'W123506 58M11226 NG2J47 C04440'],
  ['voss', 'W123510 U208847 70322A D118237'],
  ['tanaka', 'M604529'],
];

function signedDown(now: Date): Offer[] {
  const lines = SIGNED_DOWN.flatMap(([to, serials]) => serials.split(' ').map((serial) => ({ to, serial })));
  return lines.map(({ to, serial }, index) => {
    const day = 13 - (index % 10);
    const at = new Date(daysAgo(now, day, '0920').getTime() + index * 60_000);
    const approvedAt = new Date(daysAgo(now, day, '1420').getTime() + index * 60_000);
    return { serial, from: 'halloran', to, at, then: { act: 'approve', at: approvedAt } };
  });
}

/** Serial number, who had it, days ago that it came back to the commander. */
const RETURNED: readonly (readonly [string, string, number])[] = [
  ['TWS2304', 'navarro', 11],
  ['FZ30902', 'petrov', 11],
  ['W123502', 'petrov', 9],
  ['NG2J58', 'lindqvist', 4],
];

const returned = (now: Date): Offer[] => [
  {
    serial: 'D118219',
    from: 'halloran',
    to: 'brandt',
    at: daysAgo(now, 13, '0830'),
    then: { act: 'approve', at: daysAgo(now, 13, '1130') },
  },
  ...RETURNED.flatMap(([serial, other, days]): Offer[] => [
    {
      serial,
      from: 'halloran',
      to: other,
      at: daysAgo(now, 13, '0830'),
      then: { act: 'approve', at: daysAgo(now, 13, '1130') },
    },
    {
      serial,
      from: other,
      to: 'halloran',
      at: daysAgo(now, days, '0915'),
      then: { act: 'approve', at: daysAgo(now, days, '1410') },
    },
  ]),
];

/** Petrov's squad, three deep in the chain. */
const squad = (now: Date): Offer[] =>
  [
    { serial: 'W123491', to: 'whitaker' },
    { serial: 'W123513', to: 'tanaka' },
  ].map(({ serial, to }) => ({
    serial,
    to,
    from: 'petrov',
    at: daysAgo(now, 2, '0845'),
    then: { act: 'approve', at: daysAgo(now, 2, '1050') },
  }));

const ended = (now: Date): Offer[] => [
  { serial: 'W123495', from: 'halloran', to: 'lindqvist', at: daysAgo(now, 7, '0900'), then: { act: 'cancel', at: daysAgo(now, 7, '1530') } },
  { serial: 'U208838', from: 'halloran', to: 'voss', at: daysAgo(now, 5, '0940'), then: { act: 'reject', at: daysAgo(now, 5, '1345'), notes: 'Bipod leg is bent; send it to the armorer first.' } },
  { serial: '70322A', from: 'voss', to: 'halloran', at: daysAgo(now, 3, '1015'), then: { act: 'reject', at: daysAgo(now, 3, '1610') } },
  { serial: 'W123477', from: 'halloran', to: 'whitaker', at: minutesAgo(now, 190), notes: 'Weapon for the guard detail.', then: { act: 'approve', at: minutesAgo(now, 24) } },
]; // prettier-ignore

const open = (now: Date): Offer[] => [
  { serial: 'U208831', from: 'navarro', to: 'halloran', at: daysAgo(now, 1, '1620'), notes: 'Annual gauge is due.' },
  { serial: 'W123480', from: 'halloran', to: 'petrov', at: minutesAgo(now, 130), notes: 'Replacement for W123499.' },
  { serial: 'C04418', from: 'brandt', to: 'halloran', at: minutesAgo(now, 26), notes: 'Radio back from the commo shop.' },
  { serial: 'W123488', from: 'whitaker', to: 'halloran', at: minutesAgo(now, 4), notes: 'End of temporary duty, weapon returning to the arms room.' },
]; // prettier-ignore

/** Transfers in every state, over the last thirteen days. */
export const transfers = (now: Date): Act[] =>
  [...signedDown(now), ...returned(now), ...squad(now), ...ended(now), ...open(now)].flatMap(actsOf);
