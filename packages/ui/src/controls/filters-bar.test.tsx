import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { FiltersBar } from './filters-bar';
import { NativeSelect } from './native-select';

function onWidth(isPhone: boolean) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () =>
        ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
}
afterEach(() => jest.restoreAllMocks());

const OPTIONS = [
  { value: '', label: 'All statuses' },
  { value: 'pending', label: 'Pending' },
];

function Filters() {
  const [status, setStatus] = useState('pending');
  const reset = () => setStatus('');
  return (
    <UiProvider>
      <FiltersBar
        onReset={reset}
        resultText={status === '' ? '12 items' : '3 items'}
        chips={status === '' ? [] : [{ label: 'Status: Pending', onRemove: reset }]}
      >
        <NativeSelect label="Status" value={status} onChange={setStatus} options={OPTIONS} />
      </FiltersBar>
    </UiProvider>
  );
}

const reset = () => screen.queryByRole('button', { name: 'Reset' });

test.each([true, false])('the count of results is shown and announced, on a phone: %s', (isPhone) => {
  onWidth(isPhone);
  render(<Filters />);
  expect(screen.getByRole('status')).toHaveTextContent('3 items');
});

test('on a phone all filters are reset from the chips, and the focus stays in the bar', async () => {
  onWidth(true);
  render(<Filters />);
  expect(screen.getByRole('button', { name: 'Remove filter Status: Pending' })).toBeVisible();
  await userEvent.click(reset()!);
  expect(screen.getByRole('status')).toHaveTextContent('12 items');
  expect(reset()).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('on a phone the selects and Reset are in a sheet', async () => {
  onWidth(true);
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
  await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
  expect(sheet.getByRole('combobox', { name: 'Status' })).toHaveValue('');
});
