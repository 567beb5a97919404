import { Box, FaultSymbolMark, Heading, Link, Mono, Stack } from '@hand-receipt/ui';
import type { FormFault } from './parse-form-data';

const styles = {
  textStyle: 'table',
  listStyleType: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    columnGap: '2',
    paddingBlock: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;

/** The faults of a form, each with its status symbol and TM item number. */
export function FormFaults({ faults, seesItem }: { faults: readonly FormFault[]; seesItem: boolean }) {
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="h2">
        Faults
      </Heading>
      <Box as="ol" aria-label="Faults" css={styles}>
        {faults.map(({ maintenanceId, tmItem, symbol, description }, index) => (
          <li key={maintenanceId ?? index}>
            <span>{symbol ? <FaultSymbolMark symbol={symbol} /> : null}</span>
            <div>
              <p>{description}</p>
              <Mono muted>{tmItem ? `TM item ${tmItem} ` : ''}</Mono>
              {maintenanceId && seesItem ? (
                <Link to={`/maintenance/${encodeURIComponent(maintenanceId)}`} ownLine>
                  {maintenanceId}
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
