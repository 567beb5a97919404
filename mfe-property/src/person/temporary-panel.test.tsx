import type { ReceivedItemDto } from '@hand-receipt/contracts';
import { renderAt } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import { TemporaryPanel } from './temporary-panel';

const item = (given: Partial<ReceivedItemDto>): ReceivedItemDto => ({
  id: 'P-1',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  is_sensitive: true,
  basis: 'temporary',
  signed_by: null,
  since: '2026-11-21T06:00:00.000Z',
  due_at: null,
  handover_id: 'HO-0012',
  ...given,
});

test('a temporary receipt is opened from where its holder sees it, to sign its extension there', () => {
  renderAt('/people/U-1', <TemporaryPanel items={[item({}), item({ id: 'P-2', handover_id: null })]} />);
  expect(screen.getByRole('link', { name: 'HO-0012' })).toHaveAttribute('href', '/counter/receipts/HO-0012');
  expect(screen.getAllByText(/from the property book/).map(({ textContent }) => textContent)).toEqual([
    'Temporary receipt HO-0012 from the property book',
    'Temporary receipt from the property book',
  ]);
});
