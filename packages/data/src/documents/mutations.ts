import type { RouteBody } from '@hand-receipt/contracts';
import { saveFile } from '@hand-receipt/platform';
import { mutation, orQueue, write } from '../core/mutation';
import { ask, askFile } from '../core/query';

export type MaintenanceForm = RouteBody<'POST /api/documents/maintenance-form'>;

interface FormToSend {
  form: MaintenanceForm;
  /** What it is, for the list of what waits, e.g. 'DA 2404 for M4A1 Carbine W123456'. */
  title: string;
}

const SEND = 'POST /api/documents/maintenance-form';
const done = { untilFresh: true };

export const documentMutations = {
  /** Tells the server that the recipient has read a document. */
  markRead: mutation('PUT /api/documents/:id/read', (id: string) => ({ params: { id } }), done),
  /**
   * Sends a document on to one of my connections.
   * @throws ApiError with the server's refusal: no connection, no right to see the item, sent before
   */
  forward: (id: string) =>
    mutation(
      'POST /api/documents/:id/forward',
      (body: RouteBody<'POST /api/documents/:id/forward'>) => ({ params: { id }, body }),
      done,
    ),
  /** Reports to the sender of a form what was done about it. */
  reportAction: (id: string) =>
    mutation(
      'POST /api/documents/:id/corrective-action',
      (body: RouteBody<'POST /api/documents/:id/corrective-action'>) => ({ params: { id }, body }),
      done,
    ),
  /**
   * Sends a form about maintenance, and answers the server's sentence. Without a connection it waits on this device and
   * the answer is null, unless it carries photos: these are on the server already or nowhere.
   */
  sendForm: write(
    SEND,
    async ({ form, title }: FormToSend): Promise<string | null> => {
      if (form.attachments?.length) return (await ask(SEND, { body: form })).message;
      const waiting = { type: 'form' as const, title, act: `form ${JSON.stringify(form)}` };
      const { answer } = await orQueue(SEND, { body: form }, waiting);
      return answer?.message ?? null;
    },
    { isSent: (message) => message !== null },
  ),
  /** Draws a form as PDF, by its document's id, and hands it to the browser's downloads. */
  downloadPdf: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/documents/:id/pdf', { params: { id } })),
  },
};
