import type { DocumentDto } from '@hand-receipt/contracts';
import { renderAt } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentTo, form } from '../test/documents';
import DocumentDrawer from './document-drawer';

const show = (given: Partial<DocumentDto> = {}) =>
  renderAt('/documents', <DocumentDrawer document={documentTo(given)} onClose={() => {}} />);

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
    Urgency: 'high',
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
});

test('DOCS-15 DOCS-21 an attachment that is no picture address is no link', () => {
  show({ attachments: JSON.stringify(['javascript:alert(1)', 7, '/api/photos/3.jpg']) });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/api/photos/3.jpg']);
});
