import type { CareerMetricsDto, ProfileDto, UserDto } from '@hand-receipt/contracts';
import { formatCount, timeAgo } from '@hand-receipt/ui';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const NONE = 'N/A';

/** When an event is: 'today', 'in 1 day', 'in 15 days'. */
export const inDays = (days: number) => (days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`);

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;
const percent = (value: number | null) => (value === null ? NONE : `${value}%`);

/** Who the person is, cell by cell. */
export function identityFacts(user: UserDto): { caption: string; value: string; mono?: boolean }[] {
  return [
    { caption: 'Name', value: user.name },
    { caption: 'Position', value: user.position },
    { caption: 'Unit', value: user.unit },
    { caption: 'Years of service', value: years(user.yearsOfService) },
    { caption: 'Command time', value: user.commandTime ?? NONE },
    { caption: 'ID number', value: user.id, mono: true },
    { caption: 'Responsibility', value: 'Hand Receipt Holder' },
  ];
}

/** What the person is signed for, by kind. */
export function equipmentCounts({ equipmentSummary }: UserDto): { caption: string; count: number }[] {
  return [
    { caption: 'Vehicles', count: equipmentSummary.vehicles },
    { caption: 'Weapons', count: equipmentSummary.weapons },
    { caption: 'Comms', count: equipmentSummary.communications },
    { caption: 'Optics', count: equipmentSummary.opticalSystems },
    { caption: 'Sensitive items', count: equipmentSummary.sensitiveItems },
  ];
}

/** 'in 15 and 37 days', 'today and in 1 day': the next two days on which something is due. */
function nextDue(events: ProfileDto['upcomingEvents']): string {
  const [first, second] = [...new Set(events.map(({ daysAway }) => daysAway))];
  if (first === undefined) return 'Nothing due';
  if (second === undefined) return inDays(first);
  return first === 0 ? `today and ${inDays(second)}` : `in ${first} and ${second} days`;
}

/** How their accountability stands now. `now`: epoch milliseconds. */
export function standing(
  profile: ProfileDto,
  now: number,
): { caption: string; value: string; hint: string }[] {
  const { verifiedPercent, lastInventory, upcomingEvents } = profile;
  return [
    verifiedPercent === null
      ? { caption: 'Verified', value: 'None', hint: 'You hold no sensitive items' }
      : { caption: 'Verified', value: `${verifiedPercent}%`, hint: 'Of the sensitive items you hold' },
    {
      caption: 'Last inventory',
      value: lastInventory ? timeAgo(lastInventory, now) : NONE,
      hint: 'The newest item that you inspected',
    },
    { caption: 'Due', value: nextDue(upcomingEvents), hint: upcomingEvents[0]?.title ?? '' },
  ];
}

/** What the records tell of their time here. */
export function careerFacts(metrics: CareerMetricsDto): { caption: string; value: string; hint: string }[] {
  return [
    {
      caption: 'Accountability',
      value: percent(metrics.accountabilityPercent),
      hint: 'Items signed for that are not lost',
    },
    {
      caption: 'Readiness',
      value: percent(metrics.readinessPercent),
      hint: 'Items signed for that are operational',
    },
    {
      caption: 'Checks in time',
      value: percent(metrics.checksInTimePercent),
      hint: 'Of the last sensitive item checks',
    },
    {
      caption: 'Transfers',
      value: formatCount(metrics.transfersCompleted),
      hint: 'From and to you, approved',
    },
    {
      caption: 'Requests approved',
      value: percent(metrics.transfersApprovedPercent),
      hint: 'Of those that were answered',
    },
    {
      caption: 'Verifications',
      value: formatCount(metrics.verificationsDone),
      hint: 'Inspections that you made',
    },
    { caption: 'Items held', value: formatCount(metrics.itemsHeld), hint: 'On your hand receipt now' },
    { caption: 'Signed down', value: formatCount(metrics.itemsSignedDown), hint: 'Held by others for you' },
    {
      caption: 'Value managed',
      value: DOLLARS.format(metrics.valueManaged),
      hint: 'Of all you are signed for',
    },
  ];
}
