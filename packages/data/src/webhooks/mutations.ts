import type { ChangeWebhookDto, CreateWebhookDto } from '@hand-receipt/contracts';
import { mutation } from '../core/mutation';

interface ChangeOfWebhook extends ChangeWebhookDto {
  id: string;
}

const again = { untilFresh: true, afterRefusal: true };

export const webhookMutations = {
  /** Makes a webhook. Its secret is in this answer and nowhere after. */
  create: mutation('POST /api/webhooks', (body: CreateWebhookDto) => ({ body }), { untilFresh: true }),
  change: mutation(
    'PATCH /api/webhooks/:id',
    ({ id, ...body }: ChangeOfWebhook) => ({ params: { id }, body }),
    again,
  ),
  /** Makes a new secret. It is in this answer and nowhere after. */
  replaceSecret: mutation('POST /api/webhooks/:id/secret', (id: string) => ({ params: { id } }), again),
  remove: mutation('DELETE /api/webhooks/:id', (id: string) => ({ params: { id } }), again),
  /** Sends a test now, and answers how it went. */
  test: mutation('POST /api/webhooks/:id/test', (id: string) => ({ params: { id } }), again),
  /** Sends a dead delivery again, or all of them. */
  resend: mutation(
    'POST /api/webhooks/:id/resend',
    ({ id, deliveryId }: { id: string; deliveryId?: string }) => ({ params: { id }, body: { deliveryId } }),
    again,
  ),
};
