import type { SensitiveCategoryDto } from '@hand-receipt/contracts';
import { Box, Flex, formatCount, FormCell, FormStrip } from '@hand-receipt/ui';

interface CategoryCountsProps {
  categories: readonly SensitiveCategoryDto[];
}

/** How many items each category has, and how often it is verified. */
export function CategoryCells({ categories }: CategoryCountsProps) {
  return (
    <FormStrip columns={categories.length} numbering="none">
      {categories.map(({ id, name, count, verificationFrequency }) => (
        <FormCell key={id} caption={name} hint={verificationFrequency}>
          {formatCount(count)}
        </FormCell>
      ))}
    </FormStrip>
  );
}

/** The same in a phone's width: names and counts. */
export function CategoryLine({ categories }: CategoryCountsProps) {
  return (
    <Flex as="ul" aria-label="Categories" wrap="wrap" columnGap="4" textStyle="table" color="fg.muted">
      {categories.map(({ id, name, count }) => (
        <li key={id}>
          {name}{' '}
          <Box as="span" color="fg" fontWeight="600">
            {formatCount(count)}
          </Box>
        </li>
      ))}
    </Flex>
  );
}
