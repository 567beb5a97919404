import { displayStatus, PROPERTY_STATUSES } from '@hand-receipt/contracts';
import { render, screen } from '@testing-library/react';
import { ItemStatusBadge, StatusBadge } from './status-badge';

const DEADLINED = ['Non-Operational', 'Damaged', 'In Repair'] as const;

test.each(DEADLINED)(
  "PROP-16 PROP-17 %s shows as 'Deadline - Maintenance', the exact status in the tooltip",
  (status) => {
    render(<ItemStatusBadge status={status} />);
    expect(screen.getByText('Deadline - Maintenance')).toHaveAttribute('data-tooltip', status);
  },
);

test('PROP-16 every other status of an item shows as it is', () => {
  const mapped = PROPERTY_STATUSES.filter((status) => displayStatus(status) !== status);
  expect(mapped).toEqual(['Damaged', 'In Repair', 'Non-Operational']);
  render(<ItemStatusBadge status="Lost" />);
  expect(screen.getByText('Lost')).not.toHaveAttribute('data-tooltip');
});

const WORDS = [
  ['verified', 'Verified', 'success'],
  ['pending', 'Pending', 'warning'],
  ['overdue', 'Overdue', 'danger'],
  ['not-verified', 'Not verified', 'neutral'],
  ['active', 'Active', 'success'],
  ['maintenance', 'Maintenance', 'info'],
  ['transferred', 'Transferred', 'info'],
] as const;

test.each(WORDS)('PROP-18 there is a badge for %s: an icon and the word', (status, label, tone) => {
  render(<StatusBadge status={status} variant="badge" />);
  const badge = screen.getByText(label);
  expect(badge).toHaveAttribute('data-tone', tone);
  expect(badge.querySelector('svg')).toBeInTheDocument();
});

test('a status is read without regard to case, and an unknown word is shown as it is', () => {
  render(
    <>
      <StatusBadge status="APPROVED" />
      <StatusBadge status="On loan" />
      <StatusBadge status="constructor" />
    </>,
  );
  expect(screen.getByText('Approved')).toHaveAttribute('data-tone', 'success');
  expect(screen.getByText('On loan')).toHaveAttribute('data-tone', 'neutral');
  expect(screen.getByText('constructor')).toHaveAttribute('data-tone', 'neutral');
});
