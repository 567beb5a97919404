import { render, screen } from '@testing-library/react';
import { LedgerChain } from './ledger-chain';

const EVENTS = [
  { id: '3', text: 'Verified by SGT Navarro', tx: '8f21c0', time: '21NOV2026 0604' },
  { id: '2', text: 'Transferred from SSG Petrov to CPT Halloran', time: '14MAR2026 1410' },
  { id: '1', text: 'Item created', time: '28FEB2026 1655' },
];

const rows = () => screen.getAllByRole('listitem');

test('an intact chain accuses no row', () => {
  render(<LedgerChain label="Ledger" events={EVENTS} />);
  expect(rows()[0]).toHaveTextContent('Tx: 8f21c0');
  expect(screen.queryByText('Hash does not match')).toBeNull();
  expect(rows().filter((row) => row.dataset.doubtful)).toHaveLength(0);
});

test('the event that the server named is marked, and what stands above it is in doubt', () => {
  render(
    <LedgerChain label="Ledger" events={EVENTS.map((event) => ({ ...event, broken: event.id === '2' }))} />,
  );
  expect(rows()[1]).toHaveTextContent('Hash does not match');
  expect(rows().map((row) => Boolean(row.dataset.doubtful))).toEqual([true, false, false]);
});
