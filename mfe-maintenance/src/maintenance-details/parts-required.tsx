import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { Box, formatDate, Label, Mono } from '@hand-receipt/ui';

const styles = {
  '& th': { height: '32px', padding: '0 12px', textAlign: 'start' },
  '& td': {
    height: '36px',
    padding: '4px 12px',
    textStyle: 'table',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
} as const;

/** Parts that the work waits for, and when they come. */
export function PartsRequired({ parts }: { parts: MaintenanceItemDto['partsRequired'] }) {
  if (parts.length === 0) return null;
  return (
    <Box marginTop="4" overflowX="auto" css={styles}>
      <table aria-label="Parts required">
        <thead>
          <tr>
            {['Part', 'Part number', 'Quantity', 'Available', 'Estimated arrival'].map((name) => (
              <th key={name} scope="col">
                <Label>{name}</Label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <td>{part.name}</td>
              <td>
                <Mono>{part.partNumber}</Mono>
              </td>
              <td>{part.quantity}</td>
              <td>{part.available ? 'Yes' : 'No'}</td>
              <td>
                <Mono>{part.available ? 'N/A' : formatDate(part.estimatedArrival)}</Mono>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
