import type { SuccessionReadingDto } from '@hand-receipt/contracts';
import { connectionStore } from '@hand-receipt/platform';
import { page, serve, unreachable } from '@hand-receipt/standalone/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { line, osei, section, succession } from '../test/succession';

const reading: SuccessionReadingDto = {
  id: 'SR-7',
  result: 'verified',
  message: 'Matches.',
  code: 'W123456',
  serial: 'W123456',
  at: '2026-12-03T09:14:00.000Z',
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
  section: 2,
  settled: true,
  components: [],
};

const LIVE = 'CPT Halloran sees this live';
const LATER = 'CPT Halloran sees each reading once it is sent';

function show() {
  serve({
    'GET /api/successions/SC-0003': () =>
      succession({
        state: 'active',
        my_part: 'incoming',
        may: { read: true },
        sections: [section({ number: 2, my_count: 'reader' })],
      }),
    'GET /api/successions/SC-0003/readings': () => page([reading]),
    'GET /api/successions/SC-0003/lines': () => page([line()]),
    'POST /api/successions/SC-0003/readings': unreachable,
  });
  renderRemote('/successions/SC-0003?strip=count&section=2', osei);
}

afterEach(() => act(() => connectionStore.setState({ online: true })));

test('without a connection the recorder does not see readings live', async () => {
  show();
  expect(await screen.findByText(LIVE)).toBeVisible();
  act(() => connectionStore.setState({ online: false }));
  expect(screen.getByText(LATER)).toBeVisible();
  expect(screen.queryByText(LIVE)).not.toBeInTheDocument();
});

test('above a reading that waits on this device nothing says that the recorder sees it', async () => {
  show();
  await userEvent.type(await screen.findByLabelText('Serial number'), 'W900001{Enter}');
  expect(await screen.findByText('Queued')).toBeVisible();
  act(() => connectionStore.setState({ online: true }));
  expect(screen.getByText(LATER)).toBeVisible();
});
