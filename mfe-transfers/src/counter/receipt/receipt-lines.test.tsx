import type { HandOverDto } from '@hand-receipt/contracts';
import { screen } from '@testing-library/react';
import { onDesktop, onPhone } from '../../test/on-phone';
import { halloran } from '../../test/people';
import { renderAt } from '../../test/render';
import { ReceiptLines } from './receipt-lines';

const line = (number: number, given: object) => ({
  line: number,
  item: { id: `P-${number}`, name: 'Grenade Launcher', serial_number: `W12345${number}` },
  giver: halloran,
  reason: null,
  mounted_on: null,
  returned_at: null,
  ...given,
});
const receipt = {
  lines: [line(1, { giver: null, reason: 'Rifle in repair' }), line(2, { mounted_on: 'P-1' })],
} as unknown as HandOverDto;

afterEach(onDesktop);

test('an item out of the book comes from the Property Book', () => {
  renderAt('/counter/receipts/HO-1', <ReceiptLines receipt={receipt} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('Property Book');
  expect(rows[1]).toHaveTextContent(halloran.name);
  expect(screen.getByRole('cell', { name: 'Property Book' })).toHaveStyle({ 'white-space': 'nowrap' });
});

test.each([
  ['a desktop', onDesktop],
  ['a phone', onPhone],
] as const)('on %s a line lists its components as they were signed for', (_device, be) => {
  be();
  const magazine = { name: 'Magazine', quantity: 7, required: true, onHand: 5, damaged: 0 };
  const sling = { name: 'Sling', quantity: 1, required: true, onHand: null, damaged: 0 };
  const listed = { ...receipt, components: [{ line: 2, components: [magazine, sling] }] };
  renderAt('/counter/receipts/HO-1', <ReceiptLines receipt={listed} />);
  expect(screen.getAllByText(/^With /)).toHaveLength(1);
  expect(screen.getByText('With 5 Magazine (2 short), 1 Sling')).toBeVisible();
});

test.each([
  [[{ line: 2, id: 'SH-0004', name: 'Magazine', quantity: 2 }], 'Newly short: 2 Magazine (SH-0004)'],
  [[], 'Nothing newly short'],
])('the receipt of a return names what it adds: %o', (shortages, words) => {
  const magazine = { name: 'Magazine', quantity: 7, required: true, onHand: 3, damaged: 1 };
  const counted = { ...receipt, components: [{ line: 2, components: [magazine] }], shortages };
  renderAt('/counter/receipts/HO-1', <ReceiptLines receipt={counted} />);
  expect(screen.getByText('With 3 Magazine (4 short, 1 damaged)')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('on a phone each line is a card', () => {
  onPhone();
  renderAt('/counter/receipts/HO-1', <ReceiptLines receipt={receipt} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const [book, mounted] = screen.getAllByRole('listitem');
  expect(book).toHaveTextContent('1. W123451Grenade Launcher (Rifle in repair)From Property Book');
  expect(mounted).toHaveTextContent(`2. W123452Grenade Launcher, mountedFrom ${halloran.name}`);
});
