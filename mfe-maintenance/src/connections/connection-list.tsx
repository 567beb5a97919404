import type { ConnectionDto } from '@hand-receipt/contracts';
import { Box, Heading, Stack } from '@hand-receipt/ui';
import type { ReactNode } from 'react';

const styles = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px',
    minHeight: '52px',
    padding: '8px 12px',
    textStyle: 'table',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > li > p': { flex: '1', minWidth: '120px' },
  '& [data-part=actions]': { display: 'flex', gap: '8px' },
  '& > li > p > span': { display: 'block', color: 'fg.muted', textStyle: 'caption' },
} as const;

interface ConnectionListProps {
  title: string;
  connections: readonly ConnectionDto[];
  /** What can be done about one. */
  actions: (connection: ConnectionDto) => ReactNode;
}

/** People in one state of connection; nothing where there is nobody. */
export function ConnectionList({ title, connections, actions }: ConnectionListProps) {
  if (connections.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="h2">
        {title}
      </Heading>
      <Box as="ul" aria-label={title} css={styles}>
        {connections.map((connection) => (
          <li key={connection.id}>
            <p>
              <b>{connection.connectedUser.name}</b>
              <span>{connection.connectedUser.unit}</span>
            </p>
            <span data-part="actions">{actions(connection)}</span>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
