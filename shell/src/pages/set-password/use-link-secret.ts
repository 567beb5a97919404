import { useLocation } from '@hand-receipt/platform';

/** The secret of the one-time link: what stands behind the `#`. Empty where the link was cut off. */
export const useLinkSecret = (): string => useLocation().hash.slice(1).trim();
