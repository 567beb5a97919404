import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchInput } from './search-input';

function Search({ delayMs, onChange }: { delayMs?: number; onChange: (text: string) => void }) {
  const [text, setText] = useState('');
  const change = (next: string) => {
    onChange(next);
    setText(next);
  };
  return <SearchInput label="Search" value={text} onChange={change} delayMs={delayMs} />;
}

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it tells once typing has paused', () => {
  const onChange = jest.fn();
  render(<Search delayMs={200} onChange={onChange} />);
  type('M');
  act(() => jest.advanceTimersByTime(150));
  type('M4');
  act(() => jest.advanceTimersByTime(199));
  expect(onChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([['M4']]);
});

test('Escape and the x clear it at once', () => {
  const onChange = jest.fn();
  render(<Search delayMs={200} onChange={onChange} />);
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  act(() => box().focus());
  type('M4');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(onChange).toHaveBeenLastCalledWith('');
  type('M2');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('what is typed while the caller is still at the text before it stays; a reset from outside counts', () => {
  const onChange = jest.fn();
  const at = (value: string) => (
    <SearchInput label="Search" value={value} onChange={onChange} delayMs={200} />
  );
  const { rerender } = render(at(''));
  type('M');
  act(() => jest.advanceTimersByTime(200));
  type('M4');
  rerender(at('M'));
  expect(box()).toHaveValue('M4');
  rerender(at(''));
  expect(box()).toHaveValue('');
  act(() => jest.advanceTimersByTime(200));
  expect(onChange.mock.calls).toEqual([['M']]);
});

test('after the pause it tells the caller as they are then, who may have changed a filter meanwhile', () => {
  const [before, after] = [jest.fn(), jest.fn()];
  const at = (onChange: (text: string) => void) => (
    <SearchInput label="Search" value="" onChange={onChange} delayMs={200} />
  );
  const { rerender } = render(at(before));
  type('M4');
  rerender(at(after));
  act(() => jest.advanceTimersByTime(200));
  expect(before).not.toHaveBeenCalled();
  expect(after.mock.calls).toEqual([['M4']]);
});
