import type { DocumentDetailsDto, DocumentDto } from '@hand-receipt/contracts';
import { renderAt, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detailsOf, documentTo, form, navarro, petrov } from '../test/documents';
import DocumentDrawer from './document-drawer';

/** Opens a document; `more` is what only its details tell. */
function show(given: Partial<DocumentDto> = {}, more: Partial<DocumentDetailsDto> = {}) {
  const document = documentTo(given);
  serve({ [`GET /api/documents/${document.id}`]: () => detailsOf(document, more) });
  return renderAt('/documents', <DocumentDrawer document={document} onClose={() => {}} />);
}

/** The value of a block, by its caption. */
const block = (caption: string) =>
  within(screen.getByRole('dialog')).getByText(caption).closest('.hr-cell')!.querySelector('.hr-cell-value')!;

test('DOCS-12 DOCS-13 DOCS-14 DOCS-21 every field of the form has its block, and no JSON is shown', () => {
  show();
  const blocks = {
    From: 'SSG Petrov',
    Sent: '21NOV2026 0604',
    'Form type': 'DA Form 5988-E',
    Attachments: '2',
    Equipment: form.equipmentName,
    'Serial number': form.serialNumber,
    NSN: form.nsn,
    Location: form.location,
    'Request date': '20NOV2026',
    Description: form.description,
    'Fault description': form.faultDescription,
    Urgency: 'High',
    'Mileage at inspection': '48211',
  };
  const shown = Object.keys(blocks).map((caption) => [
    caption,
    caption === 'Equipment' ? equipmentBlock() : block(caption).textContent,
  ]);
  expect(Object.fromEntries(shown)).toEqual(blocks);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('{');
});

/** 'Equipment' is the section's heading too. */
const equipmentBlock = () =>
  screen
    .getAllByText('Equipment')
    .map((element) => element.closest('.hr-cell')?.querySelector('.hr-cell-value'))
    .find(Boolean)?.textContent;

test('DOCS-15 photos open in a new tab', () => {
  show();
  const links = screen.getAllByRole('link', { name: /^Photo \d of 2/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/api/photos/1.jpg', '/api/photos/2.jpg']);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('DOCS-16 Print opens the print of the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('DOCS-21 form data and attachments that do not parse are not shown raw', () => {
  show({ formData: '{"equipmentName": ', attachments: 'photo.jpg' });
  expect(screen.getByText('This form cannot be read')).toBeVisible();
  expect(screen.getByText('Class III leak. Dispatched to the motor pool.')).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('equipmentName');
  expect(block('Attachments')).toHaveTextContent('0');
  expect(screen.getByText('Some attachments cannot be read')).toBeVisible();
});

test('DOCS-15 DOCS-21 an attachment that is no picture address is no link', () => {
  show({ attachments: JSON.stringify(['javascript:alert(1)', 7, '/api/photos/3.jpg']) });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/api/photos/3.jpg']);
  expect(screen.getByText('Some attachments cannot be read')).toBeVisible();
});

test('a form of an unknown type says so, and shows what can be read of it', () => {
  show({
    type: 'DA Form 9999',
    subtype: null,
    formData: '{"description":"Winch frayed","winch":{"turns":3}}',
  });
  expect(screen.getByText("'DA Form 9999' is not a form that is known here")).toBeVisible();
  expect(block('Description')).toHaveTextContent('Winch frayed');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('{');
});

test('a photo that cannot be had says so, and its address still opens', () => {
  show();
  fireEvent.error(screen.getByRole('img', { name: /^Photo 2 of 2/ }));
  expect(screen.getByText('This photo cannot be shown')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Photo 2 of 2.*cannot be shown/ })).toHaveAttribute(
    'href',
    '/api/photos/2.jpg',
  );
});

test('photos are walked through by keyboard, and each opens in a new tab from there too', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'View Photos' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo 1 of 2' }));
  await userEvent.keyboard('{ArrowRight}');
  const second = within(await screen.findByRole('dialog', { name: 'Photo 2 of 2' }));
  expect(second.getByRole('img')).toHaveAttribute('src', '/api/photos/2.jpg');
  expect(viewer.getByRole('link', { name: 'Open in New Tab' })).toHaveAttribute('href', '/api/photos/2.jpg');
  await userEvent.keyboard('{ArrowRight}{Home}');
  expect(await screen.findByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible();
  await userEvent.keyboard('{End}');
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
});

test('what was done about a form, by whom it came and where it went stand on it', async () => {
  show(
    {},
    {
      correctiveActions: [
        { id: 'A-1', by: navarro, at: '2026-11-21T09:00:00', outcome: 'corrected', action: 'Seal replaced.' },
      ],
      chain: [
        { id: 'D-0000', from: navarro, to: petrov, sentAt: '2026-11-20T06:00:00', note: null },
        {
          id: 'D-0001',
          from: petrov,
          to: navarro,
          sentAt: '2026-11-21T06:04:00',
          note: 'For the motor pool.',
        },
      ],
      itemId: 'P-7',
      maintenanceId: 'M-9',
    },
  );
  const done = within(await screen.findByRole('region', { name: 'Corrective action' }));
  for (const text of ['Corrected', 'SGT Navarro', '21NOV2026 0900', 'Seal replaced.']) {
    expect(done.getByText(text)).toBeVisible();
  }
  const way = within(screen.getByRole('list', { name: 'Forwarded' })).getAllByRole('listitem');
  expect(way.map((step) => step.textContent)).toEqual([
    'SGT NavarroSSG Petrov20NOV2026 0600',
    'SSG PetrovSGT Navarro21NOV2026 0604For the motor pool.',
  ]);
  expect(screen.getByRole('link', { name: 'Open Item' })).toHaveAttribute('href', '/property-book/P-7');
  expect(screen.getByRole('link', { name: 'Open Maintenance' })).toHaveAttribute('href', '/maintenance/M-9');
});

test('from a form that I received maintenance is reported with it', async () => {
  show({}, { itemId: 'P-7' });
  expect(await screen.findByRole('link', { name: 'Report Maintenance' })).toHaveAttribute(
    'href',
    '/maintenance?report=P-7&document=D-0001',
  );
  expect(screen.queryByRole('link', { name: 'Open Form' })).not.toBeInTheDocument();
});

test('a report leads to the form that it answers', async () => {
  show({ type: 'Corrective Action' }, { answers: 'D-0009', mayReport: false });
  expect(await screen.findByRole('link', { name: 'Open Form' })).toHaveAttribute(
    'href',
    '/documents?box=all&open=D-0009',
  );
  expect(screen.queryByRole('button', { name: 'Report Action' })).not.toBeInTheDocument();
});
