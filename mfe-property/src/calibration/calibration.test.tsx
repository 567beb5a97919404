import type { CalibrationDto, PropertyDetailsDto } from '@hand-receipt/contracts';
import { notificationsStore, notify } from '@hand-receipt/platform';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, soldier, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const meter = (given: Partial<PropertyDetailsDto> = {}) =>
  carbine({
    name: 'AN/PSM-45A Multimeter',
    serial_number: 'MM45118',
    assigned_to_user_id: WHITAKER.id,
    assigned_to: WHITAKER,
    requires_calibration: true,
    calibration_days: 180,
    calibration_info: {
      lastCalibrationDate: '2026-05-25',
      nextCalibrationDueDate: '2026-11-21',
      calibrationIntervalDays: 180,
      status: 'due-soon',
      notes: null,
      history: [],
    },
    calibrations: [],
    ...given,
  });

const entry: CalibrationDto = {
  id: 'CL-0001',
  doneOn: '2026-01-05',
  nextDue: '2099-07-04',
  byName: 'TMDE team 4',
  certificate: 'C-118',
  result: 'passed',
  notes: null,
  photos: [],
  recordedBy: 'SPC Whitaker',
  at: '2026-01-06T12:00:00.000Z',
  voids: null,
  voidedBy: null,
};

function serveMeter(record: () => unknown = () => ({ version: 2, calibrations: [entry] })) {
  let now = meter();
  return serve({
    'GET /api/property': () => page([now]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => now,
    'GET /api/ledger/history': () => page([]),
    'POST /api/property/P-1/calibrations': () => {
      const answer = record();
      const info = meter().calibration_info;
      now = meter({
        version: 2,
        calibrations: [entry],
        calibration_info: info && { ...info, nextCalibrationDueDate: entry.nextDue },
      });
      return answer;
    },
  });
}

async function fillIn() {
  renderRemote('/property-book/P-1', { user: soldier });
  await userEvent.click(await screen.findByRole('button', { name: 'Record Calibration' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record Calibration' });
  // Until it has the focus, nothing in it can be cleared.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  const form = within(dialog);
  const day = await form.findByLabelText(/^Calibrated on/);
  await userEvent.clear(day);
  await userEvent.type(day, '2026-01-05');
  await userEvent.type(form.getByRole('textbox', { name: /^Calibrated by/ }), 'TMDE team 4');
  return form;
}

test('LIFE-41 the holder records a calibration: it is in the history, the due date has moved, and the notice is gone', async () => {
  const action = { label: 'View', path: '/property-book/P-1' };
  const told = { type: 'warning', title: 'Calibration overdue', message: 'It was due.', action } as const;
  notificationsStore.setState({ list: [] });
  notify(told);
  notify({ ...told, title: 'Something else' });
  const { sent } = serveMeter();
  const form = await fillIn();
  await userEvent.click(form.getByRole('button', { name: 'Record Calibration' }));
  expect(await screen.findByText('Calibration Recorded')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    doneOn: '2026-01-05',
    nextDue: null,
    byName: 'TMDE team 4',
    certificate: null,
    result: 'passed',
    notes: null,
    version: 1,
  });
  const history = within(await screen.findByRole('table', { name: 'Calibration history' }));
  expect(
    history.getByRole('row', {
      name: /05JAN2026 Passed, by TMDE team 4, certificate C-118, next due 04JUL2099/,
    }),
  ).toBeVisible();
  expect(screen.getByText('Current')).toBeVisible();
  expect(notificationsStore.getState().list.map(({ title }) => title)).toEqual(['Something else']);
  // A wrong entry is corrected by a new one, which begins as the wrong one was.
  await userEvent.click(history.getByRole('button', { name: 'Correct the calibration of 05JAN2026' }));
  const correction = within(await screen.findByRole('dialog', { name: 'Correct Calibration' }));
  await userEvent.click(correction.getByRole('button', { name: 'Save Correction' }));
  await screen.findAllByText('Calibration Recorded');
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    byName: 'TMDE team 4',
    voids: 'CL-0001',
    version: 2,
  });
});

test('LIFE-41 without a connection it waits on this device; a date in the future is refused in the form', async () => {
  serveMeter(() => {
    throw new TypeError('Failed to fetch');
  });
  const form = await fillIn();
  const day = form.getByLabelText(/^Calibrated on/);
  await userEvent.clear(day);
  await userEvent.type(day, '2098-01-05');
  await userEvent.click(form.getByRole('button', { name: 'Record Calibration' }));
  expect(await form.findByText('The calibration date is in the future.')).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, '2026-01-05');
  await userEvent.click(form.getByRole('button', { name: 'Record Calibration' }));
  expect(await screen.findByText('Saved on this device')).toBeVisible();
});
