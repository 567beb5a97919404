import { isAt } from '../layout/is-at';

export const SENSITIVE_TITLE = 'Sensitive Items';

/** Whether a path shows sensitive items. */
export const isSensitivePlace = (pathname: string): boolean => isAt(pathname, '/sensitive-items');
