import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import { page, refusal, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { me } from '../test/items';
import { lossCase } from '../test/loss-cases';

function open(given: Partial<LossCaseDetailDto> = {}) {
  serve({ 'GET /api/loss-cases/LC-0001': () => lossCase(given) });
  renderAt('/loss-cases/LC-0001', remoteRoutes(descriptor, remote));
}

test('a loss case is named by its item, with its serial number and who opened it below', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tool Kit' })).toBeVisible();
  expect(screen.getByText('Loss case · LC-0001')).toBeVisible();
  expect(screen.getByText(/Opened by SGT Navarro for B Co$/)).toHaveTextContent('TK7726 · Opened by');
});

test('the clock of a loss case says the day in words and shows each day of the limit', async () => {
  open();
  expect(await screen.findByText('Day 13 of 15, the papers are due soon')).toBeVisible();
  expect(screen.getByRole('img', { name: '13 of 15 days have passed' })).toBeVisible();
});

const stages = async () =>
  within(await screen.findByRole('list', { name: 'Stages' })).getAllByRole('listitem');

test('a loss case shows how far it is: what is done, what is now, and what is known of each stage', async () => {
  open({
    state: 'submitted',
    submitted: {
      form: 'DD Form 200',
      inquiryNumber: '26-014',
      on: '2026-11-28',
      by: me,
      at: '2026-11-28T09:00:00',
    },
  });
  const shown = await stages();
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Done: Search0 of 1 answered',
    'Done: PapersDD Form 200',
    '3Now: DecisionNot decided',
    '4EndNot ended',
  ]);
  expect(shown.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
});

test('an item found again ends its case without papers', async () => {
  open({ state: 'closed', outcome: 'found', closed_at: '2026-11-20T08:00:00', clock: 'stopped' });
  expect((await stages()).map(({ textContent }) => textContent)).toEqual([
    'Done: Search0 of 1 answered',
    '2PapersNot submitted',
    '3DecisionNot decided',
    'Done: End20NOV2026',
  ]);
});

test('past its limit a loss case shows every day as passed', async () => {
  open({ day: 20, clock: 'red' });
  expect(await screen.findByText('Day 20 of 15, past the limit')).toBeVisible();
  expect(screen.getByRole('img', { name: '15 of 15 days have passed' })).toBeVisible();
});

test('Record Papers opens the form of what was submitted', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Record Papers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Papers' }));
  expect(dialog.getByLabelText('Inquiry number')).toBeVisible();
});

test('a fact that is not known reads as empty, and has nothing to copy', async () => {
  open();
  const facts = within(await screen.findByRole('region', { name: 'Facts for DD Form 200' }));
  expect(facts.getAllByRole('listitem')[1]).toHaveTextContent('2Inquiry or investigation number–Empty');
  expect(facts.getAllByRole('button')).toHaveLength(1);
});

test('an exhibit has its letter, and a person of the search why and when they were asked', async () => {
  open();
  expect(await screen.findByRole('img', { name: 'Exhibit A' })).toBeVisible();
  const search = within(screen.getByRole('region', { name: 'Search' }));
  expect(search.getByRole('listitem')).toHaveTextContent(
    'CPT HalloranHeld it 14NOV2026 1101Asked 16NOV2026 1010',
  );
});

const openQuestion = (answers: Parameters<typeof serve>[0]) => {
  serve({
    'GET /api/loss-cases': () => page([]),
    'GET /api/loss-cases/questions': () => [],
    ...answers,
  });
  renderAt('/loss-cases?question=LC-0001', remoteRoutes(descriptor, remote));
};
const CANNOT_OPEN = 'The question of loss case LC-0001 cannot be opened';

test('a question of an unknown loss case says that it cannot be opened', async () => {
  openQuestion({ 'GET /api/loss-cases/LC-0001': () => refusal(404, 'Loss case not found') });
  expect(await screen.findByText(CANNOT_OPEN)).toBeVisible();
  expect(screen.getByText('It does not exist, or you may not see it.')).toBeVisible();
});

test('a question of a closed loss case says that it is closed', async () => {
  openQuestion({ 'GET /api/loss-cases/LC-0001': () => lossCase({ state: 'closed', outcome: 'found' }) });
  expect(await screen.findByText(CANNOT_OPEN)).toBeVisible();
  expect(screen.getByText('This question is closed.')).toBeVisible();
});

test('a loss case that the reader is not asked about says so', async () => {
  openQuestion({ 'GET /api/loss-cases/LC-0001': () => lossCase() });
  expect(await screen.findByText('You are not asked about this loss case.')).toBeVisible();
});

test('what the reader is asked is not passed over where it cannot be read, and Try again reads it', async () => {
  let isDown = true;
  openQuestion({
    'GET /api/loss-cases/questions': () => (isDown ? refusal(503, 'The database is restarting.') : []),
    'GET /api/loss-cases/LC-0001': () => lossCase(),
  });
  expect(await screen.findByText('Failed to load what you are asked')).toBeVisible();
  isDown = false;
  const alert = screen.getByText('Failed to load what you are asked').closest<HTMLElement>('[role=alert]')!;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You are not asked about this loss case.')).toBeVisible();
});

test('a question that the address names is awaited in sight', async () => {
  openQuestion({ 'GET /api/loss-cases/questions': () => new Promise(() => undefined) });
  expect(await screen.findByText('Loading what you are asked...')).toBeInTheDocument();
});
