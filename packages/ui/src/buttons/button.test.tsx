import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Button } from './button';

const button = () => screen.getByRole('button', { name: 'Re-check Status' });
const at = (working: boolean) => (
  <>
    <Button working={working}>Re-check Status</Button>
    <Button>Another</Button>
  </>
);

/** A browser takes the focus of what becomes disabled; jsdom leaves it there, but takes that of what is removed. */
function workBegins(rerender: (ui: ReactNode) => void) {
  rerender(at(true));
  const passing = document.body.appendChild(document.createElement('input'));
  act(() => {
    passing.focus();
    passing.remove();
  });
  expect(document.body).toHaveFocus();
}

test('a button that was disabled while it worked has the focus again once it is done', () => {
  const { rerender } = render(at(false));
  act(() => button().focus());
  workBegins(rerender);
  rerender(at(false));
  expect(button()).toHaveFocus();
});

test('it does not take the focus back from another element', () => {
  const { rerender } = render(at(false));
  act(() => button().focus());
  workBegins(rerender);
  const another = screen.getByRole('button', { name: 'Another' });
  act(() => another.focus());
  rerender(at(false));
  expect(another).toHaveFocus();
});

const list = (names: string[], working?: string) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Button working={name === working}>Accept {name}</Button>
      </li>
    ))}
  </ul>
);

test('where its work takes its line from a list, the line that comes in its place has the focus, not a button', async () => {
  const { rerender } = render(list(['M249', 'M240B']));
  act(() => screen.getByRole('button', { name: 'Accept M249' }).focus());
  rerender(list(['M249', 'M240B'], 'M249'));
  rerender(list(['M240B']));
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
});

test('a line that goes while the reader is elsewhere calls nobody', async () => {
  const { rerender } = render(list(['M249', 'M240B']));
  act(() => screen.getByRole('button', { name: 'Accept M240B' }).focus());
  rerender(list(['M240B']));
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Accept M240B' })).toHaveFocus();
});
