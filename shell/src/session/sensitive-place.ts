import { isAt } from '../layout/is-at';

export const SENSITIVE_TITLE = 'Sensitive Items';

/** The section that a path is in: `/sensitive-items/P-0007` is in `/sensitive-items`. */
export const sectionOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** Whether a path shows sensitive items. */
export const isSensitivePlace = (pathname: string): boolean => isAt(pathname, '/sensitive-items');
