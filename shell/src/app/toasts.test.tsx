import { toast } from '@hand-receipt/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import '../test/setup-app';
import { openApp } from '../test/render-app';

async function openSettled() {
  openApp('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  jest.useFakeTimers();
}
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('SHELL-53 one toast is shown at a time, for 5000 ms or until a newer one', async () => {
  await openSettled();
  act(() => toast({ title: 'Transfer Created' }));
  expect(screen.getByText('Transfer Created')).toBeVisible();
  pass(1000);
  act(() => toast({ title: 'Transfer Approved' }));
  expect(screen.queryByText('Transfer Created')).not.toBeInTheDocument();
  pass(4900);
  expect(screen.getByText('Transfer Approved')).toBeVisible();
  pass(200);
  expect(screen.queryByText('Transfer Approved')).not.toBeInTheDocument();
});

test('SHELL-55 a tooltip appears after 700 ms', async () => {
  await openSettled();
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Collapse sidebar' }));
  pass(690);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  pass(20);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Collapse sidebar');
});
