import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { Page } from '../api/request';
import { longList } from './long-list';

const SIZE = 5;

/** A server with a list of so many numbers, and how often it was asked. */
function server(length: number) {
  const asked: string[] = [];
  const load = async (cursor: string): Promise<Page<number[]>> => {
    asked.push(cursor);
    const [way, place] = [cursor.slice(0, 1), Number(cursor.slice(1))];
    const from = way === '<' ? Math.max(0, place - SIZE) : place;
    const to = Math.min(length, way === '<' ? place : from + SIZE);
    return {
      items: Array.from({ length: to - from }, (_, index) => from + index),
      total: length,
      cursor: to < length ? `>${to}` : null,
      previous: from > 0 ? `<${from}` : null,
    };
  };
  return { asked, load };
}

async function reader(length: number) {
  const { asked, load } = server(length);
  const client = new QueryClient();
  const list = new InfiniteQueryObserver(client, { queryKey: ['list'], ...longList(SIZE, load) });
  const stop = list.subscribe(() => undefined);
  await list.refetch();
  asked.length = 0;
  return { asked, client, list, stop, shown: () => list.getCurrentResult().data! };
}

test('of a list of any length ten pages are held, and the table learns how many rows come before them', async () => {
  const { list, shown, stop } = await reader(1000);
  for (let page = 0; page < 30; page += 1) await list.fetchNextPage();
  expect(shown().items).toHaveLength(10 * SIZE);
  expect(shown().before).toBe(21 * SIZE);
  expect(shown().items[0]).toBe(21 * SIZE);
  expect(shown().total).toBe(1000);
  stop();
});

test('dropped pages are read again on the way back, up to the first row', async () => {
  const { list, shown, stop } = await reader(1000);
  for (let page = 0; page < 12; page += 1) await list.fetchNextPage();
  expect(shown().before).toBe(3 * SIZE);
  while (list.getCurrentResult().hasPreviousPage) await list.fetchPreviousPage();
  expect(shown().before).toBe(0);
  expect(shown().items).toEqual(Array.from({ length: 10 * SIZE }, (_, index) => index));
  stop();
});

test('a change deep in the list asks again for what is held, not for everything before it', async () => {
  const { asked, client, list, stop } = await reader(1000);
  for (let page = 0; page < 40; page += 1) await list.fetchNextPage();
  asked.length = 0;
  await client.invalidateQueries({ queryKey: ['list'] });
  expect(asked).toHaveLength(10);
  stop();
});

interface Named {
  id: number;
  name: string;
}

/** A reader of a list of objects. Each response creates new objects. */
async function readerOfObjects(names: string[]) {
  const { load } = server(names.length);
  const named = async (cursor: string): Promise<Page<Named[]>> => {
    const page = await load(cursor);
    return { ...page, items: page.items.map((id) => ({ id, name: names[id]! })) };
  };
  const client = new QueryClient();
  const list = new InfiniteQueryObserver(client, { queryKey: ['list'], ...longList(SIZE, named) });
  const stop = list.subscribe(() => undefined);
  await list.refetch();
  for (let page = 0; page < 12; page += 1) await list.fetchNextPage();
  return { client, stop, shown: () => list.getCurrentResult().data! };
}

test('an unchanged row stays the same object after a refetch, also after pages were dropped', async () => {
  const names = Array.from({ length: 100 }, (_, id) => `Item ${id}`);
  const { client, stop, shown } = await readerOfObjects(names);
  const before = shown();
  expect(before.before).toBe(3 * SIZE);
  await client.invalidateQueries({ queryKey: ['list'] });
  expect(shown().items).toBe(before.items);

  names[20] = 'Renamed';
  await client.invalidateQueries({ queryKey: ['list'] });
  const after = shown();
  expect(after.items.find(({ id }) => id === 20)).toEqual({ id: 20, name: 'Renamed' });
  expect(after.items.filter((item, index) => item !== before.items[index])).toHaveLength(1);
  stop();
});
