import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CountedItems } from './counted-items';
import type { CountHere } from './kept-scans';

test('what was counted stands in columns under their heads', async () => {
  const line = {
    id: 'P-0001',
    name: 'M4A1 Carbine',
    serialNumber: 'W123456',
    countedBy: 'SGT Navarro',
    countedAt: '2026-11-21T18:01:00',
  };
  serve({ 'GET /api/inventories/I-0001/lines': () => page([line]) });
  renderAt('/', <CountedItems inventoryId="I-0001" here={{ queued: [] as const } as unknown as CountHere} />);
  expect(await screen.findByRole('list', { name: 'Counted items' })).toHaveTextContent(
    'W123456M4A1 CarbineSGT Navarro 21NOV2026 1801',
  );
  for (const head of ['Serial number', 'Item', 'Counted by, time'])
    expect(screen.getByText(head)).toBeInTheDocument();
});

const line = (id: string) => ({
  id,
  name: 'M4A1 Carbine',
  serialNumber: `W-${id}`,
  countedBy: 'SGT Navarro',
  countedAt: '2026-11-21T18:01:00',
});
const LINES = 'GET /api/inventories/I-0001/lines';
const NONE_HERE = { queued: [] as const } as unknown as CountHere;

test('a long list is read on by Show more, and the focus goes to the first line that came', async () => {
  let isDown = true;
  serve({
    [LINES]: (url) => {
      if (!url.searchParams.has('cursor')) return page([line('1'), line('2')], { total: 3, cursor: 'c1' });
      return isDown ? refusal(503, 'The database is restarting.') : page([line('3')], { total: 3 });
    },
  });
  renderAt('/', <CountedItems inventoryId="I-0001" here={NONE_HERE} />);
  expect(await screen.findByRole('button', { name: 'Show more, 1 left' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Show more, / }));
  expect(await screen.findByText('Failed to load what was counted')).toBeVisible();
  expect(screen.getByText('W-2')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /^Show more, / }));
  expect(await screen.findByText('W-3')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show more, / })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('W-3').closest('li')).toHaveFocus());
});

test('a read of today has its time alone, one of another day its date too', async () => {
  const now = new Date();
  const [hours, minutes] = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0'));
  serve({ [LINES]: () => page([{ ...line('1'), countedAt: now.toISOString() }, line('2')]) });
  renderAt('/', <CountedItems inventoryId="I-0001" here={NONE_HERE} />);
  expect(await screen.findByText(`${hours}${minutes}`)).toBeVisible();
  expect(screen.getByText('21NOV2026 1801')).toBeVisible();
});
