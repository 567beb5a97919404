import { formatRecentTime, Mono } from '@hand-receipt/ui';

/** Until when something waits: a time of today as its hour, else with its day. */
export const WaitsUntil = ({ at }: { at: string }) => <Mono>{formatRecentTime(at)}</Mono>;
