import type {
  ConsumableDto,
  CreateConsumableDto,
  EditConsumableDto,
  RouteBody,
} from '@hand-receipt/contracts';
import { mutation, queued } from '../core/mutation';

const amount = (quantity: number, { unit, name }: ConsumableDto) => `${quantity} (${unit}) of ${name}`;

export const consumableMutations = {
  /** Puts a consumable on the list. */
  create: mutation('POST /api/consumables', (body: CreateConsumableDto) => ({ body })),
  /** Corrects what is recorded of a consumable. A refusal reads it again: another person was first. */
  edit: ({ id }: ConsumableDto) =>
    mutation('PATCH /api/consumables/:id', (body: EditConsumableDto) => ({ params: { id }, body }), {
      untilFresh: true,
      afterRefusal: true,
    }),
  /** Adds to the stock. */
  restock: (item: ConsumableDto) =>
    queued(
      'POST /api/consumables/:id/restock',
      (body: RouteBody<'POST /api/consumables/:id/restock'>) => ({ params: { id: item.id }, body }),
      ({ quantity }) => ({ type: 'consume', title: `Restock ${amount(quantity, item)}` }),
    ),
  /** Takes from the stock for a person. */
  issue: (item: ConsumableDto) =>
    queued(
      'POST /api/consumables/:id/issue',
      (body: RouteBody<'POST /api/consumables/:id/issue'>) => ({ params: { id: item.id }, body }),
      ({ quantity, issuedTo }) => ({
        type: 'consume',
        title: `Issue ${amount(quantity, item)} to ${issuedTo}`,
      }),
    ),
};
