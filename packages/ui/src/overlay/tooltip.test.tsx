import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from '../buttons/icon-button';
import { UiProvider } from '../theme/ui-provider';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const tooltip = () => screen.queryByRole('tooltip');

function show() {
  render(
    <UiProvider>
      <IconButton label="Details, M4A1 Carbine W123456" icon={<i />} />
      <Tooltip content={['Sling', 'Sight']}>
        <button>2 components</button>
      </Tooltip>
    </UiProvider>,
  );
}

test('SHELL-55 a tooltip appears after 700 ms of hovering and not before', () => {
  show();
  fireEvent.pointerOver(screen.getByRole('button', { name: /Details/ }));
  wait(699);
  expect(tooltip()).toBeNull();
  wait(1);
  expect(tooltip()).toHaveTextContent('Details, M4A1 Carbine W123456');
});

test('SHELL-55 keyboard focus shows it after the same delay; Escape hides it', () => {
  show();
  act(() => screen.getByRole('button', { name: '2 components' }).focus());
  wait(700);
  expect(tooltip()).toHaveTextContent('Sling Sight');
  expect(screen.getByRole('button', { name: '2 components' })).toHaveAccessibleDescription(/Sling\s+Sight/);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tooltip()).toBeNull();
});

test('focus that comes with a dialog after a press of the pointer shows none', () => {
  show();
  const button = screen.getByRole('button', { name: '2 components' });
  // What a browser says of focus that follows a pointer; the one of these tests knows no pointer.
  jest.spyOn(button, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
  act(() => button.focus());
  wait(5000);
  expect(tooltip()).toBeNull();
});

test('it stays while the pointer is on it and goes when the pointer leaves both', () => {
  show();
  const button = screen.getByRole('button', { name: '2 components' });
  fireEvent.pointerOver(button);
  wait(700);
  fireEvent.pointerOut(button);
  fireEvent.pointerOver(screen.getByRole('tooltip'));
  wait(5000);
  expect(tooltip()).toBeVisible();
  fireEvent.pointerOut(screen.getByRole('tooltip'));
  fireEvent.pointerOver(document.body);
  wait(200);
  expect(tooltip()).toBeNull();
});

test('PROP-14 a tooltip lists at most 3 and counts the rest', () => {
  render(
    <UiProvider>
      <Tooltip content={['a', 'b', 'c']}>
        <button>Three</button>
      </Tooltip>
      <Tooltip content={['a', 'b', 'c', 'd', 'e']}>
        <button>Five</button>
      </Tooltip>
    </UiProvider>,
  );
  const shown = (name: string) => {
    fireEvent.pointerOver(screen.getByRole('button', { name }));
    wait(700);
    return tooltip()?.textContent;
  };
  expect(shown('Three')).toBe('a\nb\nc');
  expect(shown('Five')).toBe('a\nb\nc\nand 2 more');
});
