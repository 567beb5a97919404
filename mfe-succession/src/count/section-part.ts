import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';

/**
 * What the person does in the count of a section now. Nothing in one that was signed or left out, nor after the end of the
 * succession, whatever their part was.
 */
export function partIn(
  { may }: SuccessionDetailDto,
  { included, state, my_count: part }: SuccessionSectionDto,
): SuccessionSectionDto['my_count'] {
  const isCounted = included && (state === 'planned' || state === 'counted');
  if (!isCounted) return null;
  if (part === 'reader') return may.read ? part : null;
  return part === 'recorder' && may.record ? part : null;
}
