import { Box, Text } from '@hand-receipt/ui';
import type { ReactNode } from 'react';

/** Enough of a hash to compare by eye. */
export const shortHash = (hash: string) =>
  hash.length > 16 ? `${hash.slice(0, 10)}…${hash.slice(-4)}` : hash;

/** One thing that a verdict rests on. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Text as="span" textStyle="table" color="fg.muted">
      {name} {children}
    </Text>
  );
}

/** What a check found, one line each. */
export function FindingList({ label, messages }: { label: string; messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Box as="ul" aria-label={label} marginTop="3" paddingLeft="4" listStyleType="square" textStyle="table">
      {messages.map((message, index) => (
        <li key={`${index} ${message}`}>{message}</li>
      ))}
    </Box>
  );
}
