import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../test/items';
import { inventory } from '../test/scans';
import { WaiveRuleDialog } from './waive-rule-dialog';

function show(answer: () => unknown) {
  serve({ 'GET /api/inventories/INV-1/candidates': answer });
  renderAt('/', <WaiveRuleDialog inventory={inventory()} onClose={() => undefined} />);
  return within(screen.getByRole('dialog', { name: 'Waive a rule' }));
}

test('until it is known for whom a rule may be waived the dialog says that it loads', () => {
  expect(show(() => new Promise(() => undefined)).getByText('Loading who may count...')).toBeInTheDocument();
});

test('where it cannot be read for whom a rule may be waived, Try again reads it', async () => {
  let isDown = true;
  const dialog = show(() => (isDown ? refusal(500, 'Something went wrong.') : []));
  expect(await dialog.findByText('Failed to load who may count')).toBeVisible();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('There is nobody for whom you may waive a rule')).toBeVisible();
});

test('a person who may not choose the team reads why', async () => {
  const dialog = show(() => refusal(403, 'Only the commander names who counts.'));
  expect(await dialog.findByText('You may not waive a rule')).toBeVisible();
  expect(dialog.getByText('Only the commander names who counts.')).toBeVisible();
});

test('where there is nobody for whom a rule may be waived the dialog says so', async () => {
  const dialog = show(() => [{ person: me, reasons: [], company: 'B Co', mayWaive: false }]);
  expect(await dialog.findByText('There is nobody for whom you may waive a rule')).toBeVisible();
});
