import type { GenerateDa2062Dto, PropertyDto, UserDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ExportDialog from '../export-2062/export-dialog';
import { carbine, radio } from './company';
import { renderRemote } from './render-remote';

const MAKE = 'POST /api/da2062/generate-pdf';
const CHOSEN = 'POST /api/da2062/chosen';
/** Under which the server gives the form away. */
export const FILE_NAME = 'DA2062_HR-20261121-U-1.pdf';

const pdf = () =>
  new Response('%PDF-1.7', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${FILE_NAME}"`,
    },
  });

/** What the server says of the chosen items, of which those in the book are the exporter's. */
function chosenFrom(book: PropertyDto[], { property_ids }: { property_ids: string[] }) {
  const held = book.filter(({ id }) => property_ids.includes(id));
  return {
    parties: held.map(({ chain, assigned_to }) => ({
      from: chain.at(-2)?.user ?? null,
      to: assigned_to,
      items: 1,
    })),
    gone: property_ids.filter((id) => held.every((item) => item.id !== id)),
  };
}

interface Options {
  ids?: string[];
  book?: PropertyDto[];
  make?: (body: GenerateDa2062Dto) => unknown;
  user?: UserDto;
}

/** The dialog over the property book, with a server that makes what it is asked for. */
export function openDialog({
  ids = ['P-1', 'P-2'],
  book = [carbine(), radio()],
  make = pdf,
  user,
}: Options = {}) {
  const onClose = jest.fn();
  const server = serve({
    'GET /api/property': (url) => page(book.filter(({ id }) => url.searchParams.get('ids')?.includes(id))),
    [CHOSEN]: (_url, body) => chosenFrom(book, body as { property_ids: string[] }),
    [MAKE]: (_url, body) => make(body as GenerateDa2062Dto),
    'GET /api/mail/M-1': () => ({
      id: 'M-1',
      recipients: ['whitaker@example.mil'],
      subject: 'DA Form 2062, hand receipt HR-20261121-U-1',
      body: 'CPT Halloran sent you a hand receipt for 2 items.',
      at: '2026-11-21T06:00:00.000Z',
      fileName: FILE_NAME,
      file: '/api/mail/M-1/file',
    }),
  });
  renderRemote('/property-book', { user, screen: <ExportDialog itemIds={ids} onClose={onClose} /> });
  return { ...server, onClose };
}

/** What the server was asked to make. */
export const orders = (sent: { url: string; body: unknown }[]) =>
  sent.filter(({ url }) => url === '/api/da2062/generate-pdf').map(({ body }) => body as GenerateDa2062Dto);
export const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const byEmail = async () => userEvent.click(await screen.findByRole('tab', { name: 'Email' }));

/** What went to the downloads. */
export const saved: { name: string; blob: Blob }[] = [];

/** jsdom saves nothing: what would be is in `saved`. */
export function keepDownloads(): void {
  saved.length = 0;
  let made: Blob;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made = blob;
      return 'blob:made';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
}
