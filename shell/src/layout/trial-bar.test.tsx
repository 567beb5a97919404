import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { answer, callsMade, unreachable } from '../test/api';
import { registry } from '../test/remotes';
import { openApp } from '../test/render-app';
import { reloadPage } from '../offline/update/reload-page';

jest.mock('../offline/update/reload-page', () => ({ reloadPage: jest.fn() }));

const STOP = 'DELETE /api/sections/mfe-transfers/override';
const tried = [{ ...registry[0]!, trial: { until: '2026-11-21T14:00:00.000Z' } }, registry[1]!];

beforeEach(() => jest.mocked(reloadPage).mockClear());

test('FED-29 while this browser tries a release a bar on every page says so, and Stop ends it with one press', async () => {
  answer({ [STOP]: () => ({ message: 'Stopped' }) });
  openApp('/settings', tried);
  expect(await screen.findByText('This browser uses a trial release of Transfers.')).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  expect(callsMade().filter((call) => call === STOP)).toHaveLength(1);
});

test('what keeps the trial from being stopped is said, and the bar stays', async () => {
  answer({ [STOP]: unreachable });
  openApp('/settings', tried);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Needs a connection.')).toBeVisible();
  expect(screen.getByText('This browser uses a trial release of Transfers.')).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});

test('without a trial there is no bar', async () => {
  openApp('/transfers');
  await screen.findByText('All transfers');
  expect(screen.queryByText(/trial release/)).not.toBeInTheDocument();
});
