import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { GrowingList } from './growing-list';

const FIRST = { items: [{ id: 'A-1' }, { id: 'A-2' }] };
const LAST = { items: [{ id: 'A-3' }, { id: 'A-4' }] };

let answer: () => void;

/** A list of two pages; the second is answered by `answer`. */
function Amendments() {
  const [pages, setPages] = useState([FIRST]);
  const [isFetching, setFetching] = useState(false);
  answer = () => {
    setPages([FIRST, LAST]);
    setFetching(false);
  };
  const query = {
    data: { pages },
    error: null,
    isFetching,
    isFetchingNextPage: isFetching,
    hasNextPage: pages.length === 1,
    refetch: () => undefined,
    fetchNextPage: () => setFetching(true),
  };
  return (
    <UiProvider>
      <button>Elsewhere</button>
      <GrowingList pages={query} of="amendments" empty={{ title: 'None' }}>
        {({ id }) => <li key={id}>{id}</li>}
      </GrowingList>
    </UiProvider>
  );
}

const more = () => screen.queryByRole('button', { name: 'Show earlier amendments' });

test('the last page takes its button away, and the focus is at its first row', async () => {
  render(<Amendments />);
  await userEvent.click(more()!);
  act(() => answer());
  expect(more()).toBeNull();
  expect(screen.getByText('A-3')).toHaveFocus();
});

test('a person who has gone on while the page was read keeps their place', async () => {
  render(<Amendments />);
  await userEvent.click(more()!);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  act(() => answer());
  expect(screen.getByText('A-3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
