import type { CounterItemDto, ServedPersonDto } from '@hand-receipt/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { onDesktop, onPhone } from '../../test/on-phone';
import { halloran, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { component } from '../../test/wire';
import type { DeskLine } from './list';
import { ListPanel } from './list-panel';
import type { DeskState } from './use-desk';

const item = {
  id: 'P-1',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  nsn: '1005-01-231-0973',
  current_status: 'Operational',
  rack: '4',
  authorized: whitaker,
  mounted: [],
  components: [],
} as unknown as CounterItemDto;

const showFor = (recipient: ServedPersonDto | null, line: Partial<DeskLine> = {}) => {
  const lines = [{ item, state: 'ok', message: null, reason: '', ...line }];
  const list = { lines, expected: [], recipient };
  const desk = { list, change: jest.fn(), say: jest.fn() } as unknown as DeskState;
  renderAt('/counter', <ListPanel desk={desk} />);
};
const show = () => {
  showFor(whitaker);
  const words = screen.getByText('M4A1 Carbine').parentElement;
  return { words, mark: screen.getByText('Authorized') };
};

afterEach(onDesktop);

test('on a phone the mark stands below the words of its line', () => {
  onPhone();
  const { words, mark } = show();
  expect(words).toContainElement(mark);
});

test('on a wide screen the mark has a column of its own', () => {
  const { words, mark } = show();
  expect(words).not.toContainElement(mark);
});

test('the stock number of an item stands under its name, and nothing where it has none', () => {
  const { words } = show();
  expect(words).toHaveTextContent('M4A1 Carbine1005-01-231-09734');
  cleanup();
  showFor(whitaker, { item: { ...item, nsn: null } });
  expect(screen.getByText('M4A1 Carbine').parentElement).toHaveTextContent('M4A1 Carbine4');
});

test('on a wide screen number and status have columns of their own; on a phone they stand before the rack', () => {
  showFor(whitaker, { item: { ...item, rack: 'Rack 2' } });
  expect(screen.getByText('Operational')).toBeVisible();
  expect(screen.getByText('Rack 2')).toBeVisible();
  expect(screen.getByText('1', { selector: 'li p' })).toBeVisible();
  cleanup();
  onPhone();
  showFor(whitaker, { item: { ...item, rack: 'Rack 2' } });
  expect(screen.getByText('1. Operational · Rack 2')).toBeVisible();
});

test('the list counts what goes along, and says of components what its signer reads', () => {
  const sight = { id: 'P-2', name: 'M68 Sight', serial_number: 'S1' };
  const components = [
    component({ name: 'Magazine', quantity: 7, onHand: 5, short: 2, damaged: 1 }),
    component({ id: 'C-2', name: 'Sling' }),
  ];
  const lines = [
    { item: { ...item, id: 'P-3', serial_number: 'W3' }, state: 'ok', message: null, reason: '' },
    { item: { ...item, mounted: [sight], components }, state: 'ok', message: null, reason: '' },
  ];
  const desk = { list: { lines, expected: [], recipient: whitaker } } as unknown as DeskState;
  renderAt('/counter', <ListPanel desk={desk} />);
  const [newest, first] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/^3/);
  expect(first).toHaveTextContent(/^1/);
  expect(first).toHaveTextContent(
    'with M68 Sight S1 · with 2 components, 2 short: Magazine, 1 damaged: Magazine',
  );
  const panel = screen.getByRole('region', { name: 'To sign for' });
  expect(within(panel).getByText('3', { selector: '.hr-count' })).toBeVisible();
});

test('what a card lets expect is called out where a person has it', () => {
  const possession = { kind: 'person', name: 'PFC Tanaka' };
  const expected = [item, { ...item, id: 'P-2', possession }];
  const desk = { list: { lines: [], expected, recipient: whitaker } } as unknown as DeskState;
  renderAt('/counter', <ListPanel desk={desk} />);
  const [stored, out] = screen.getAllByRole('listitem');
  expect(stored).toHaveTextContent('Expected');
  expect(out).toHaveTextContent('Out with PFC Tanaka');
  expect(out).not.toHaveTextContent('Expected');
});

test('the whole list is taken away where its newest line is', () => {
  showFor(whitaker);
  const panel = within(screen.getByRole('region', { name: 'To sign for' }));
  expect(panel.getByRole('button', { name: 'Clear the list' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Undo Last' })).toBeVisible();
});

test.each([
  ['somebody else signs', halloran],
  ['nobody is to sign yet', null],
])('the list does not say Authorized while %s', (_when, recipient) => {
  showFor(recipient);
  expect(screen.queryByText('Authorized')).not.toBeInTheDocument();
});

test('CNTR-35 a reason stays in its field after it was accepted', () => {
  showFor(halloran, { reason: 'Rifle in repair' });
  expect(screen.getByLabelText('Reason, W123456')).toHaveValue('Rifle in repair');
  expect(screen.queryByText('Authorized')).not.toBeInTheDocument();
});
