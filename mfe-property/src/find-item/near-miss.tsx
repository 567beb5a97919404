import { StatusBadge } from '@hand-receipt/ui';

const ADVICE = 'Compare each character with the data plate: O and 0, I and 1';

/** Says that a serial number is not the one that was typed, only easily mistaken for it. */
export const NearMiss = () => <StatusBadge status="damaged" label="Near miss" tooltip={ADVICE} />;
