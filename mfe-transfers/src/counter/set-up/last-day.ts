import { formatDate } from '@hand-receipt/ui';

/** The last day of a term, as a screen shows it. @param until the moment when it ends: the midnight after that day */
export const lastDay = (until: string): string => formatDate(Date.parse(until) - 1);
