import { foldLookAlikes } from '@hand-receipt/contracts';

/**
 * What is left of a name to a person who reads it in passing: two names with the same skeleton are easily taken for
 * each other. Without accents, blanks, signs and characters that cannot be seen; 'rn' reads as 'm', 'vv' as 'w'.
 */
export const nameSkeleton = (name: string): string =>
  foldLookAlikes(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      .toUpperCase(),
  );
