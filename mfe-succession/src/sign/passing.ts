import type { SuccessionDetailDto } from '@hand-receipt/contracts';

/** Items that the signing passes, or has passed: once it is signed nothing of the set is left to sign. */
export const passingItems = ({ state, signing, progress }: SuccessionDetailDto): number =>
  state === 'signed' ? progress.items - progress.excluded : signing.passes;
