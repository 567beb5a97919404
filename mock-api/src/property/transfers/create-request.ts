import { type CreateTransferRequestDto, normalizeSerial, OPEN_REQUESTS_LIMIT } from '@hand-receipt/contracts';
import { badRequest, conflict } from '../../kernel';
import { maySee } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { itemWords } from '../../live';
import { requireOffClosing } from '../custody/on-closing';
import { namedItem } from './named-item';
import { requestAudience, respondersTo } from './eligible-responders';

async function refuseTooMany({ trx, actor }: UnitOfWork): Promise<void> {
  const { count } = await trx
    .selectFrom('transfer_request')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('requester_user_id', '=', actor.id)
    .where('status', 'in', ['Sent', 'Declined'])
    .executeTakeFirstOrThrow();
  if (Number(count) < OPEN_REQUESTS_LIMIT) return;
  throw conflict(`You have ${OPEN_REQUESTS_LIMIT} requests open by serial number. Withdraw one first.`);
}

/**
 * Requests an item from its holder by serial number, or by one that it had before an amendment. The response is the same for an item that does not exist, so that
 * requests do not reveal serial numbers.
 *
 * @returns the id of the transfer request.
 * @throws ApiError 400 for an empty serial number or one that the actor holds, 409 if the actor has already requested
 *   it or has too many open requests, or sees that it is on a closing.
 */
export async function createRequest(
  work: UnitOfWork,
  { serialNumber, notes }: CreateTransferRequestDto,
): Promise<string> {
  const { trx, actor, at } = work;
  const serial = normalizeSerial(serialNumber);
  if (!serial) throw badRequest('Serial number is required', { serialNumber: 'Serial number is required' });
  const item = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'assigned_to_user_id', 'unit_id', 'closing_id'])
    .where('id', '=', namedItem(serial))
    .executeTakeFirst();
  if (item?.assigned_to_user_id === actor.id) throw badRequest('You already hold this item.');
  // Who may not see the item learns nothing of it here either.
  if (item && (await maySee(trx, actor, item.id))) await requireOffClosing(trx, item);
  await refuseTooMany(work);

  const created = await trx
    .insertInto('transfer_request')
    .values({
      requester_user_id: actor.id,
      serial_number: serial,
      notes: notes?.trim() || null,
      requested_at: at,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw conflict(`You have asked for ${serial} already.`);

  work.addAudience(await requestAudience(trx, actor.id, serial));
  if (item) {
    await work.notify(await respondersTo(trx, actor.id, item), {
      type: 'transfer-request',
      title: 'Item asked for',
      message: `${actor.name} asks you for ${itemWords(item)}.${notes?.trim() ? ` Reason: ${notes.trim()}` : ''}`,
      action: { label: 'Review', path: '/transfers' },
    });
  }
  return created.id;
}
