import { must } from '../errors';
import type { BundleExpectations } from './verify';

/** What a person typed or gave to a command; an empty field is one that was left out. */
export interface TypedExpectations {
  key?: string;
  size?: string;
  root?: string;
}

/**
 * What the reader knows, from what they typed. Half of a checkpoint, or one that is none, is refused: left
 * aside, it would let a verdict pass that they think was held against it.
 *
 * @throws LedgerError
 */
export function typedExpectations({ key, size, root }: TypedExpectations): BundleExpectations {
  const trustedKey = key?.trim() || undefined;
  const [seenSize, seenRoot] = [size?.replace(/[ ,]/g, '') ?? '', root?.trim().toLowerCase() ?? ''];
  if (seenSize === '' && seenRoot === '') return { trustedKey };
  must(
    /^[1-9]\d{0,14}$/.test(seenSize) && /^[0-9a-f]{64}$/.test(seenRoot),
    'A size that was seen is a number, and its root is 64 hexadecimal digits, both of one checkpoint.',
  );
  return { trustedKey, seen: { size: Number(seenSize), root: seenRoot, who: 'you have seen' } };
}
