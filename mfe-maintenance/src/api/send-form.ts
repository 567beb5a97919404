import type { QueryRoot, RouteBody } from '@hand-receipt/contracts';
import { mutationOptions, queryClient, request, requestOrQueue } from '@hand-receipt/platform';

export type MaintenanceForm = RouteBody<'POST /api/documents/maintenance-form'>;

interface Sending {
  form: MaintenanceForm;
  /** What it is, for the list of what waits, e.g. 'DA 2404 for M4A1 Carbine W123456'. */
  title: string;
}

const SEND = 'POST /api/documents/maintenance-form';
const TOUCHED: readonly QueryRoot[] = ['documents', 'maintenance', 'ledger'];

/**
 * Sends a form. Without a connection it waits on this device, unless it carries photos: these are on the
 * server already or nowhere.
 *
 * @returns the server's sentence; null where the form waits
 * @throws ApiError with the server's refusal, or (status 0) for a form with photos and no connection
 */
async function send({ form, title }: Sending): Promise<string | null> {
  if (form.attachments?.length) {
    return (await request(SEND, { body: form })).message;
  }
  const { answer } = await requestOrQueue(
    SEND,
    { body: form },
    { type: 'form', title, act: `form ${JSON.stringify(form)}` },
  );
  return answer?.message ?? null;
}

export const sendMaintenanceForm = mutationOptions({
  mutationFn: send,
  onSuccess: () => {
    for (const root of TOUCHED) void queryClient.invalidateQueries({ queryKey: [root] });
  },
});
