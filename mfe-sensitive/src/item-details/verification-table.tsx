import type { VerificationRecordDto } from '@hand-receipt/contracts';
import { Box, formatDate, Label, Mono, StatusBadge } from '@hand-receipt/ui';

const styles = {
  '& th': {
    height: '32px',
    padding: '0 12px',
    textAlign: 'start',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& td': {
    height: '36px',
    padding: '4px 12px',
    textStyle: 'table',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& tbody tr:first-of-type > td': { borderTopWidth: '0' },
  '& :is(th, td):first-of-type': { paddingInlineStart: '16px' },
  '& :is(th, td):last-of-type': { paddingInlineEnd: '16px' },
} as const;

export function VerificationTable({ verifications }: { verifications: readonly VerificationRecordDto[] }) {
  return (
    // It scrolls in a narrow drawer, so that keys must reach it.
    <Box overflowX="auto" css={styles} tabIndex={0} role="group" aria-label="Verification history">
      <table aria-label="Verification history">
        <thead>
          <tr>
            {['Date', 'Time', 'Status', 'Verifier', 'Notes'].map((name) => (
              <th key={name} scope="col">
                <Label>{name}</Label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {verifications.map(({ id, date, time, status, verifiedBy, notes }) => (
            <tr key={id}>
              <td>
                <Mono>{formatDate(`${date}T00:00`)}</Mono>
              </td>
              <td>
                <Mono>{time}</Mono>
              </td>
              <td>
                <StatusBadge status={status} />
              </td>
              <td>{verifiedBy}</td>
              <td>{notes ?? 'N/A'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
