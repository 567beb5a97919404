import { localDay } from '@hand-receipt/data';
import { formatDateTime, formatTime, Mono } from '@hand-receipt/ui';

/** Until when something waits: a time of today as its hour, else with its day. */
export const WaitsUntil = ({ at }: { at: string }) => (
  <Mono>{localDay(new Date(at)) === localDay() ? formatTime(at) : formatDateTime(at)}</Mono>
);
