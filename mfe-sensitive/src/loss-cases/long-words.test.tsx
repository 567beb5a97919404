import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import descriptor from '../../remote.json';
import remote from '../remote';
import { lossCase } from '../test/loss-cases';
import { navarro } from '../test/items';

const LONG = 'x'.repeat(400);
const at = '2026-11-16T10:10:00';

/** Whether a text takes another line within a word; only what is around it says so. */
function wrapsAnywhere(text: HTMLElement): boolean {
  for (let around: HTMLElement | null = text; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowWrap === 'anywhere') return true;
  }
  return false;
}

const written = (name: string) => `${name} ${LONG}`;
const [item] = lossCase().items;
const long = lossCase({
  circumstances: written('Happened'),
  last_seen_where: written('Seen'),
  items: [
    {
      ...item!,
      found: { by: navarro, at, where: written('Found'), status: 'Operational', photo: null } as never,
    },
  ],
  reports: [
    {
      item_id: 'P-1',
      by: navarro,
      at,
      circumstances: written('Reported'),
      last_seen_at: at,
      last_seen_where: written('Last'),
      inventory_id: null,
    },
  ],
  places: [{ item_id: 'P-1', maintenance: [], mounted_on: null, last_location: written('Place') }] as never,
  asks: [{ ...lossCase().asks[0]!, answer: 'i-saw-it', seen_at: at, seen_where: written('Answered') }],
  exhibits: [{ ...lossCase().exhibits[0]!, text: written('Statement') }],
  submitted: { form: written('Form'), inquiryNumber: '7', on: '2026-11-20', by: navarro, at } as never,
});

test('a word of 400 letters takes more lines in a loss case', async () => {
  serve({ 'GET /api/loss-cases/LC-0001': () => long });
  renderAt('/loss-cases/LC-0001', remoteRoutes(descriptor, remote));
  await screen.findByRole('heading', { name: 'Papers' });
  for (const name of ['Seen', 'Found', 'Reported', 'Last', 'Place', 'Answered', 'Statement', 'Form']) {
    const texts = screen.getAllByText(new RegExp(`${name} x{400}`));
    expect([name, texts.map(wrapsAnywhere)]).toEqual([name, texts.map(() => true)]);
  }
});

test('a word of 400 letters takes more lines in the list of loss cases', async () => {
  serve({
    'GET /api/loss-cases': () => page([long]),
    'GET /api/loss-cases/questions': () => [],
  });
  renderAt('/loss-cases', remoteRoutes(descriptor, remote));
  expect(wrapsAnywhere(await screen.findByText(/^Happened x{400}/))).toBe(true);
});
