import type { CheckScheduleDto, RiskLevel } from '@hand-receipt/contracts';
import { counted } from '@hand-receipt/ui';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const RISK_LABELS: Record<RiskLevel, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

type Times = Pick<CheckScheduleDto, 'frequency' | 'dueTimes' | 'weekday' | 'monthDay'>;

function dayOf({ frequency, weekday, monthDay }: Times): string {
  if (frequency === 'weekly') return `Weekly on ${WEEKDAYS[weekday ?? 0]}`;
  if (frequency === 'monthly') return `Monthly on day ${monthDay}`;
  return 'Daily';
}

/** When a category is checked, e.g. 'Daily 0600, 1800' or 'Weekly on Monday 0900'. */
export const scheduleText = (times: Times): string => `${dayOf(times)} ${times.dueTimes.join(', ')}`;

const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

/** How long a check may be late, in the largest unit that comes out even: '90 minutes', '2 hours', '1 day'. */
export function graceText(minutes: number): string {
  if (minutes === 0 || minutes % MINUTES_AN_HOUR !== 0) return counted(minutes, 'minute');
  const hours = minutes / MINUTES_AN_HOUR;
  return hours % HOURS_A_DAY === 0 ? counted(hours / HOURS_A_DAY, 'day') : counted(hours, 'hour');
}
