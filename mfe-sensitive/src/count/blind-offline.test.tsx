import { KEPT_AT_HEADER } from '@hand-receipt/contracts';
import { connectionStore, queryClient } from '@hand-receipt/platform';
import { page, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { inventory, scanAnswer } from '../test/scans';

const line = { id: 'P-0001', name: 'M4A1 Carbine', serialNumber: null, countedAt: null };

afterEach(() => connectionStore.setState({ online: true }));

test('INVT-23 a blind count takes what was read off the list of what remains', async () => {
  let remains = ['P-0001', 'P-0002'];
  serve({
    'GET /api/inventories/INV-1': () => inventory({ serialsHidden: true }),
    'GET /api/inventories/INV-1/lines': () => page(remains.map((id) => ({ ...line, id }))),
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': () => {
      remains = ['P-0002'];
      return scanAnswer({ progress: { expected: 2, counted: 1, missing: 1, extra: 0 } });
    },
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  const box = await screen.findByLabelText('Serial number or code');
  const remaining = within(await screen.findByRole('list', { name: 'Missing items' }));
  expect(remaining.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.type(box, 'W123456{Enter}');
  await waitFor(() => expect(remaining.getAllByRole('listitem')).toHaveLength(1));
});

test('INVT-13 a blind count without a connection says of no read whether it is on the list', async () => {
  serve({
    'GET /api/inventories/INV-1': () => inventory({ serialsHidden: true }),
    'GET /api/inventories/INV-1/lines': () => page([line]),
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': unreachable,
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  const box = await screen.findByLabelText('Serial number or code');
  for (const code of ['W123456', 'HR1/I/P-0001/W123456']) {
    await userEvent.type(box, `${code}{Enter}`);
    const verdict = within(await screen.findByRole('region', { name: 'Last scan' }));
    expect(
      await verdict.findByText('Recorded on this device. It is sent when the connection is back.'),
    ).toBeVisible();
    expect(screen.queryByText(/on its list/)).not.toBeInTheDocument();
  }
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers as through the page's worker: the server's are stored, and given again while there is no connection. */
function storing(answers: Parameters<typeof serve>[0]) {
  const stored = new Map<string, { body: string; at: string }>();
  const network = { isUp: true };
  const answer = async (read: Parameters<typeof serve>[0][string], url: URL) => {
    if (network.isUp) {
      const given = read(url, undefined, new Headers());
      const body = given instanceof Response ? await given.clone().text() : JSON.stringify(given);
      stored.set(url.href, { body, at: new Date().toISOString() });
    }
    const kept = stored.get(url.href);
    if (!kept) return unreachable();
    return new Response(kept.body, { headers: network.isUp ? {} : { [KEPT_AT_HEADER]: kept.at } });
  };
  const reads = Object.entries(answers).map(([call, read]) => [
    call,
    call.startsWith('GET') ? (url: URL) => answer(read, url) : read,
  ]);
  serve(Object.fromEntries(reads) as Parameters<typeof serve>[0]);
  return network;
}

test('INVT-23 what the server recorded of a blind count stays counted when the connection is lost', async () => {
  const ids = ['P-0001', 'P-0002', 'P-0003', 'P-0004'];
  const seen: string[] = [];
  const progress = () => ({ expected: 4, counted: seen.length, missing: 4 - seen.length, extra: 0 });
  const lines = (url: URL) => {
    const all = ids.map((id) => ({
      ...line,
      id,
      countedAt: seen.includes(id) ? '2026-11-21T18:01:00' : null,
    }));
    return page(url.searchParams.get('state') === 'missing' ? all.filter((one) => !one.countedAt) : all);
  };
  const network = storing({
    'GET /api/inventories/INV-1': () => inventory({ serialsHidden: true, progress: progress() }),
    'GET /api/inventories/INV-1/lines': lines,
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': () => {
      if (!network.isUp) return unreachable();
      const id = ids[seen.length] ?? '';
      seen.push(id);
      const item = { id, name: line.name, serialNumber: `W12345${seen.length}` };
      return scanAnswer({ item, progress: progress() });
    },
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  const box = await screen.findByLabelText('Serial number or code');
  const remaining = () =>
    within(screen.getByRole('list', { name: 'Missing items' })).getAllByRole('listitem').length;
  await waitFor(() => expect(remaining()).toBe(4));
  for (const code of ['W123451', 'W123452', 'W123453']) await userEvent.type(box, `${code}{Enter}`);
  await waitFor(() => expect(seen).toHaveLength(3));
  network.isUp = false;
  await waitFor(() => expect(remaining()).toBe(1));
  // All that the page shows is read again, from what this device stored before.
  await act(() => queryClient.invalidateQueries());
  expect(remaining()).toBe(1);
  expect(screen.getByRole('img', { name: 'Counted 3 of 4' })).toBeVisible();
  await userEvent.type(box, 'W123499{Enter}');
  await screen.findByText('Recorded on this device. It is sent when the connection is back.');
  expect(remaining()).toBe(1);
});

test('an answer from before a read does not take the read back', async () => {
  let counted = 0;
  const answer = () => inventory({ progress: { expected: 4, counted, missing: 4 - counted, extra: 0 } });
  let release = () => {};
  const slow = () => {
    const early = answer();
    return new Promise((resolve) => {
      release = () => resolve(early);
    });
  };
  let isSlow = false;
  serve({
    'GET /api/inventories/INV-1': () => (isSlow ? slow() : answer()),
    'GET /api/inventories/INV-1/lines': () => page([line]),
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': () => {
      counted += 1;
      return scanAnswer({ progress: answer().progress });
    },
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  const box = await screen.findByLabelText('Serial number or code');
  await screen.findByRole('list', { name: 'Missing items' });
  isSlow = true;
  for (const code of ['W123451', 'W123452']) await userEvent.type(box, `${code}{Enter}`);
  expect(await screen.findByRole('img', { name: 'Counted 2 of 4' })).toBeVisible();
  await act(async () => {
    release();
    await pause(50);
  });
  expect(screen.getByRole('img', { name: 'Counted 2 of 4' })).toBeVisible();
});
