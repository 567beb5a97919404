import { act, render, screen } from '@testing-library/react';
import { ErrorState } from './error-state';

function setNetwork(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}
afterEach(() => setNetwork(true));

test('without a network, data that could not be read is no error; with one, it is', () => {
  render(<ErrorState title="Error Loading History" message="The server cannot be reached." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error Loading History');
  setNetwork(false);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Not stored on this device');
  setNetwork(true);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('without a network, an action that failed is told as the failure that it is', () => {
  render(<ErrorState failed="action" title="The file was not read" />);
  setNetwork(false);
  expect(screen.getByRole('alert')).toHaveTextContent('The file was not read');
});
