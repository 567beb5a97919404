import type { LogEntryDto } from '@hand-receipt/contracts';
import { formatDateTime } from '@hand-receipt/ui';
import { screen } from '@testing-library/react';
import { onDesktop, onPhone } from '../../test/on-phone';
import { halloran, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { LogLines } from './log-lines';

const [out, due, back] = ['2026-11-21T06:00:00.000Z', '2026-11-21T18:00:00.000Z', '2026-11-21T17:00:00.000Z'];
const entry = {
  kind: 'item',
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
  is_sensitive: true,
  card_number: 'WC-0031',
  person: whitaker,
  mode: 'draw',
  out_at: out,
  recorded_at: out,
  method: 'pin-on-device',
  operator: halloran,
  due_at: due,
  in_at: back,
  in_recorded_at: back,
  in_by: { ...halloran, id: 'U-7', name: 'SGT Navarro' },
  reason: null,
  handover_id: 'HO-1',
  state: 'recorded',
  return_id: 'HO-2',
  in_state: 'recorded',
} as unknown as LogEntryDto;

afterEach(onDesktop);

test('CNTR-37 a card of the log on a phone says how, by whom, until when and who took it back', () => {
  onPhone();
  renderAt('/counter/log', <LogLines lines={[entry]} />);
  const card = screen.getByRole('listitem');
  expect(card).toHaveTextContent(`Draw, with a PIN on the device, operator ${halloran.name}, card WC-0031`);
  expect(card).toHaveTextContent(`Out ${formatDateTime(out)}, due ${formatDateTime(due)}`);
  expect(card).toHaveTextContent(`In ${formatDateTime(back)} by SGT Navarro`);
});

test('a card of what is out without a due time says neither', () => {
  onPhone();
  renderAt('/counter/log', <LogLines lines={[{ ...entry, due_at: null, in_at: null, in_by: null }]} />);
  const card = screen.getByRole('listitem');
  expect(card).toHaveTextContent('Not back');
  expect(card).not.toHaveTextContent('due');
});

test('CNTR-37 a row of the log on a wide screen says who operated and who took it back under what they did', () => {
  renderAt('/counter/log', <LogLines lines={[entry]} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Serial number',
    'Item',
    'Person',
    'Signed',
    'Out',
    'Due',
    'In',
    'Receipt',
  ]);
  expect(screen.getByRole('rowheader')).toHaveTextContent('W123456');
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual([
    'M4A1 CarbineCard WC-0031',
    whitaker.name,
    `With a PIN on the device, drawOperator ${halloran.name}`,
    formatDateTime(out),
    formatDateTime(due),
    `${formatDateTime(back)}by SGT Navarro`,
    'HO-1',
  ]);
});
