import { refusal, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { discardEntry } from '@hand-receipt/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectionWith, detailsOf, documentTo, me, navarro, petrov } from '../test/documents';
import DocumentDrawer from './document-drawer';

const ITSELF = '/api/documents/D-0001';
const form = documentTo();

/** What waits on this device, as other tabs read it. */
const waiting = () =>
  JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as { id: string; title: string }[];
let view: ReturnType<typeof renderAt> | undefined;
beforeEach(async () => {
  for (const { id } of waiting()) await discardEntry(id);
});

type Handlers = Parameters<typeof serve>[0];

function open(handlers: Handlers = {}, mayReport = true, address = '/documents?open=D-0001') {
  const served = serve({
    [`GET ${ITSELF}`]: () => detailsOf(form, { mayReport }),
    'GET /api/connections': () => [connectionWith(petrov), connectionWith(navarro)],
    ...handlers,
  });
  view = renderAt(address, <DocumentDrawer document={form} onClose={() => {}} />);
  return served;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('Download PDF', () => {
  const saved: { name: string; size: number }[] = [];
  let blob: Blob | undefined;
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (given: Blob) => ((blob = given), 'blob:made'),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, size: blob?.size ?? 0 });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('DOCS-17 the form goes to the downloads under the name that the server gave it', async () => {
    const { calls } = open({
      [`GET ${ITSELF}/pdf`]: () =>
        new Response('%PDF-1.7', {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': 'attachment; filename="DA5988E_D-0001.pdf"',
          },
        }),
    });
    await press('Download PDF');
    await waitFor(() => expect(saved).toEqual([{ name: 'DA5988E_D-0001.pdf', size: 8 }]));
    expect(calls).toContain(`GET ${ITSELF}/pdf`);
  });

  test('ERR-29 a failed PDF shows the server’s error', async () => {
    open({ [`GET ${ITSELF}/pdf`]: () => refusal(404, 'This document is not a form that can be printed.') });
    await press('Download PDF');
    expect(await screen.findByText('This document is not a form that can be printed.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('ERR-29 a failed PDF without a word of the server is told as: Failed to generate PDF', async () => {
    open({ [`GET ${ITSELF}/pdf`]: unreachable });
    await press('Download PDF');
    expect(await screen.findByText('Failed to generate PDF')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });
});

describe('Forward', () => {
  test('DOCS-18 a document goes on to another connection with a note; who has it already is not offered', async () => {
    const { sent } = open({
      [`POST ${ITSELF}/forward`]: () =>
        Response.json({ message: 'Inspection forwarded to SGT Navarro.' }, { status: 201 }),
    });
    await press('Forward');
    const dialog = within(await screen.findByRole('dialog', { name: 'Forward Document' }));
    const recipients = within(await dialog.findByLabelText('Recipient')).getAllByRole('option');
    expect(recipients.map((option) => option.textContent)).toEqual(['SGT Navarro, 2nd Squad']);
    await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
    expect(await dialog.findByText('Recipient is required')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Recipient'), 'SGT Navarro, 2nd Squad');
    await userEvent.type(dialog.getByLabelText('Note (optional)'), 'For the armorer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
    expect(await screen.findByText('Inspection forwarded to SGT Navarro.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      recipientUserId: navarro.id,
      note: 'For the armorer.',
    });
  });

  test('to somebody who may not see the item it is refused in plain words, and what was typed stays', async () => {
    const words = 'SGT Navarro may not see M1165 HMMWV NG2J41, so this document cannot be forwarded.';
    open({ [`POST ${ITSELF}/forward`]: () => refusal(403, words) });
    await press('Forward');
    const dialog = within(await screen.findByRole('dialog', { name: 'Forward Document' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Recipient'), 'SGT Navarro, 2nd Squad');
    await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Please look');
    await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(dialog.getByLabelText('Note (optional)')).toHaveValue('Please look');
  });

  test('without another connection it leads to where one is asked for', async () => {
    open({ 'GET /api/connections': () => [connectionWith(petrov)] });
    await press('Forward');
    expect(await screen.findByRole('link', { name: 'Ask for a connection' })).toHaveAttribute(
      'href',
      '/maintenance?connections=1',
    );
  });
});

describe('Report Action', () => {
  test('the receiver reports what was done, and it stands on the form at once', async () => {
    let done = false;
    const { sent } = open({
      [`GET ${ITSELF}`]: () =>
        detailsOf(form, {
          correctiveActions: done
            ? [
                {
                  id: 'A-1',
                  by: me,
                  at: '2026-11-21T09:00:00',
                  outcome: 'parts-ordered',
                  action: 'Seal ordered.',
                },
              ]
            : [],
        }),
      [`POST ${ITSELF}/corrective-action`]: () => {
        done = true;
        return Response.json({ message: 'Corrective action reported to SSG Petrov.' }, { status: 201 });
      },
    });
    await press('Report Action');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Corrective Action' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report Action' }));
    expect(await dialog.findByText('Say what was done')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Outcome'), 'Parts ordered');
    await userEvent.type(dialog.getByLabelText('Corrective action'), 'Seal ordered.');
    await userEvent.click(dialog.getByRole('button', { name: 'Report Action' }));
    expect(await screen.findByText('Corrective action reported to SSG Petrov.')).toBeVisible();
    expect(await screen.findByText('Seal ordered.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      outcome: 'parts-ordered',
      action: 'Seal ordered.',
    });
  });

  test('the open dialog and what was typed into it are there after a reload', async () => {
    open({}, true, '/documents?open=D-0001&act=report');
    const first = within(await screen.findByRole('dialog', { name: 'Report Corrective Action' }));
    await userEvent.selectOptions(first.getByLabelText('Outcome'), 'Deferred');
    await userEvent.type(first.getByLabelText('Corrective action'), 'Waits for the lift.');
    view?.unmount();
    await waitFor(() =>
      expect(waiting()).toMatchObject([
        {
          title: 'Report corrective action on Inspection, M1165 HMMWV NG2J41',
          state: 'draft',
          path: '/documents?open=D-0001&act=report',
        },
      ]),
    );

    open(
      {
        [`POST ${ITSELF}/corrective-action`]: () =>
          Response.json({ message: 'Corrective action reported to SSG Petrov.' }, { status: 201 }),
      },
      true,
      '/documents?open=D-0001&act=report',
    );
    const again = within(await screen.findByRole('dialog', { name: 'Report Corrective Action' }));
    expect(again.getByText('Draft, not sent')).toBeVisible();
    expect(again.getByLabelText('Outcome')).toHaveDisplayValue('Deferred');
    expect(again.getByLabelText('Corrective action')).toHaveValue('Waits for the lift.');
    await userEvent.click(again.getByRole('button', { name: 'Report Action' }));
    expect(await screen.findByText('Corrective action reported to SSG Petrov.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Report Corrective Action' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(waiting()).toEqual([]));
  });

  test('a person with nothing to report is not asked to report', async () => {
    open({}, false);
    await screen.findByRole('button', { name: 'Forward' });
    await waitFor(() => expect(screen.queryByText('Loading what came of it...')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Report Action' })).not.toBeInTheDocument();
  });

  test('an address does not open the dialog for a person with nothing to report', async () => {
    open({}, false, '/documents?open=D-0001&act=report');
    await screen.findByRole('button', { name: 'Forward' });
    await waitFor(() => expect(screen.queryByText('Loading what came of it...')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog', { name: 'Report Corrective Action' })).not.toBeInTheDocument();
  });
});
