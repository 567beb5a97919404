import { page, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDesktop, onPhone } from '../test/on-phone';
import { renderInBrowser } from '../test/render-in-browser';
import { osei, section, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';
const LINES = 'GET /api/successions/SC-0003/lines';
const READINGS = 'GET /api/successions/SC-0003/readings';
const LIST = '/successions/SC-0003?strip=count';

afterEach(onDesktop);

const back = () => act(() => window.history.back());
const at = async (address: string) => {
  await screen.findByText(address);
};
const bar = () => screen.findByRole('group', { name: 'Count' });

async function open(counted = 1) {
  serve({
    [READINGS]: () => page([]),
    [LINES]: () => page([]),
    [ONE]: () =>
      succession({
        state: 'active',
        my_part: 'incoming',
        may: { read: true },
        sections: [section({ number: 2, my_count: 'reader', items: 11, counted })],
      }),
  });
  await renderInBrowser(LIST, osei);
  await userEvent.click(await screen.findByRole('button', { name: 'Read, SSG Petrov' }));
  await at(`${LIST}&section=2`);
}

test('on a phone Back leads from the count of a section to the sections, and the next Back leaves the page', async () => {
  onPhone();
  await open();
  expect(await bar()).toBeVisible();
  back();
  await at(LIST);
  expect(await screen.findByRole('list', { name: 'Sections' })).toBeVisible();
  back();
  await at('/before');
});

test('on a large screen Back leads from the count of a section to the sections, too', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'All sections' })).toBeVisible();
  back();
  await at(LIST);
  expect(await screen.findByRole('list', { name: 'Sections' })).toBeVisible();
});

test('a count that was ended is no step of Back', async () => {
  onPhone();
  await open();
  await userEvent.click(within(await bar()).getByRole('button', { name: 'End' }));
  const asked = await screen.findByRole('alertdialog', { name: 'End this count?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'End' }));
  await at(LIST);
  back();
  await at('/before');
});

test('Back closes the question before the end of a count, and the next Back the count', async () => {
  onPhone();
  await open();
  await userEvent.click(within(await bar()).getByRole('button', { name: 'End' }));
  await screen.findByRole('alertdialog', { name: 'End this count?' });
  back();
  await at(`${LIST}&section=2`);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  back();
  await at(LIST);
});

test.each([
  ['on a phone', onPhone],
  ['on a large screen', onDesktop],
])('%s the focus goes into the count and back to its section', async (_, size) => {
  size();
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'All sections' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await at(LIST);
  expect(await screen.findByRole('button', { name: 'Read, SSG Petrov' })).toHaveFocus();
});
