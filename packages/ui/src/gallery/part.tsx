import type { ReactNode } from 'react';
import { Box, Label } from '../index';

/** One part of the system under its name. */
export function Part({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box as="section" gridColumn={wide ? '1 / -1' : undefined} minW="0">
      <Label as="h2">{name}</Label>
      <Box mt="2">{children}</Box>
    </Box>
  );
}
