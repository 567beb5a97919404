import type { CounterItemDto } from '@hand-receipt/contracts';
import { screen } from '@testing-library/react';
import { onDesktop, onPhone } from '../../test/on-phone';
import { whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { ListPanel } from './list-panel';
import type { DeskState } from './use-desk';

const item = {
  id: 'P-1',
  name: 'M4A1 Carbine',
  serial_number: 'W123456',
  current_status: 'Operational',
  rack: '4',
  authorized: whitaker,
  mounted: [],
  components: [],
} as unknown as CounterItemDto;

const show = () => {
  const lines = [{ item, state: 'ok', message: null, reason: '' }];
  const desk = { list: { lines, expected: [] }, change: jest.fn(), say: jest.fn() } as unknown as DeskState;
  renderAt('/counter', <ListPanel desk={desk} />);
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
