import type {
  AppointOperatorDto,
  AuthorizationsDto,
  CloseRoomCountDto,
  CommitHandOverDto,
  ConvertDto,
  CounterReadDto,
  CounterStockDto,
  CreateCounterDto,
  EditCounterDto,
  PasskeyAssertionDto,
  PrepareHandOverDto,
  PrepareTemporaryDto,
  ReturnDto,
  SignatureMethod,
} from '@hand-receipt/contracts';
import { mutation, queued, write } from '../core/mutation';
import { ask, askFile } from '../core/query';
import { saveFile } from '@hand-receipt/platform';
import { toNamedHandOver, toNamedReading } from './named-people';

const done = { untilFresh: true };
const decided = { untilFresh: true, afterRefusal: true };

/** The end of a room count without its secret. */
export interface RoomCountClosing extends Omit<CloseRoomCountDto, 'keysTo'> {
  /** Who takes the keys; null where nobody does. */
  keysTo: { userId: string; device: string } | null;
  /** Takes the PIN out of its field, so that no cache of writes holds it; undefined where a passkey signs. */
  takePin: () => string | undefined;
  /** The signature of their passkey. */
  passkey?: NonNullable<CloseRoomCountDto['keysTo']>['passkey'];
}

/** The change of a temporary receipt without its secret. */
export interface SignedChange {
  change: Omit<ConvertDto, 'confirmation'> & {
    /** Until when it is extended; null for a conversion. */
    dueAt: string | null;
  };
  method: SignatureMethod;
  /** Takes the PIN out of its field, so that no cache of writes holds it. */
  takePin: () => string | undefined;
  /** With 'passkey-on-device'. */
  assertion?: PasskeyAssertionDto;
}

/** A commit without its secret. */
export interface SignedList {
  list: Omit<CommitHandOverDto, 'confirmation'>;
  method: CommitHandOverDto['confirmation']['method'];
  /** Takes the PIN out of its field, so that no cache of writes holds it. */
  takePin: () => string | undefined;
  /** With 'passkey-on-device'. */
  assertion?: PasskeyAssertionDto;
}

export const counterMutations = {
  create: mutation('POST /api/counters', (body: CreateCounterDto) => ({ body }), done),
  edit: (id: string) =>
    mutation('PATCH /api/counters/:id', (body: EditCounterDto) => ({ params: { id }, body }), done),
  appoint: (id: string) =>
    mutation(
      'PUT /api/counters/:id/operators/:userId',
      ({ userId, ...body }: AppointOperatorDto & { userId: string }) => ({ params: { id, userId }, body }),
      done,
    ),
  stock: (id: string) =>
    mutation('PUT /api/counters/:id/stock', (body: CounterStockDto) => ({ params: { id }, body }), decided),
  authority: (id: string) =>
    mutation(
      'PUT /api/counters/:id/authority',
      (until: string | null) => ({ params: { id }, body: { until } }),
      done,
    ),
  openSession: (id: string) =>
    mutation('POST /api/counters/:id/sessions', (deviceName: string) => ({
      params: { id },
      body: { deviceName },
    })),
  closeSession: mutation(
    'POST /api/counters/:id/sessions/:sessionId/close',
    (params: { id: string; sessionId: string }) => ({ params }),
  ),
  /** What a code means. It is sent, and stored nowhere. */
  read: async (body: CounterReadDto, signal?: AbortSignal) =>
    toNamedReading(await ask('POST /api/counter/read', { body, signal })),
  /** Checks a list before it is shown to its recipient. */
  prepare: mutation('POST /api/counter/handovers/prepare', (body: PrepareHandOverDto) => ({ body })),
  /** Hands over what the recipient signed for. */
  commit: write(
    'POST /api/counter/handovers',
    async ({ list, method, takePin, assertion }: SignedList) => {
      const pin = takePin();
      const handOver = await ask('POST /api/counter/handovers', {
        body: { ...list, confirmation: { method, assertion, ...(pin !== undefined && { pin }) } },
      });
      return toNamedHandOver(handOver);
    },
    { afterRefusal: true },
  ),
  /** What the recipient of a temporary receipt signs to extend or convert it. */
  prepareChange: (id: string) =>
    mutation('POST /api/temporary-receipts/:id/prepare', (body: PrepareTemporaryDto) => ({
      params: { id },
      body,
    })),
  /** Extends or converts a temporary receipt, as its recipient signed. */
  signChange: (id: string) =>
    write(
      ['POST /api/temporary-receipts/:id/extend', 'POST /api/temporary-receipts/:id/convert'],
      ({ change: { dueAt, ...change }, method, takePin, assertion }: SignedChange) => {
        const pin = takePin();
        const body = { ...change, confirmation: { method, assertion, ...(pin !== undefined && { pin }) } };
        const params = { id };
        return dueAt === null
          ? ask('POST /api/temporary-receipts/:id/convert', { params, body })
          : ask('POST /api/temporary-receipts/:id/extend', { params, body: { ...body, dueAt } });
      },
      decided,
    ),
  /** Signs, in my own session, the change of a temporary receipt that waits for me, as it was shown. */
  confirmChange: mutation(
    'POST /api/temporary-receipts/:id/confirm',
    ({ id, contentHash }: { id: string; contentHash: string }) => ({ params: { id }, body: { contentHash } }),
    decided,
  ),
  /** Signs, in my own session, what waits for me, as it was shown. */
  confirm: mutation(
    'POST /api/counter/handovers/:id/confirm',
    ({ id, contentHash }: { id: string; contentHash: string }) => ({ params: { id }, body: { contentHash } }),
    decided,
  ),
  /** Ends what waits to be signed: it is not right, or the counter takes it back. */
  withdraw: mutation(
    'POST /api/counter/handovers/:id/withdraw',
    (id: string) => ({ params: { id } }),
    decided,
  ),
  /** Shows that the operator is there: their PIN, or their password where they have none. */
  unlock: write(
    'POST /api/settings/pin/verify',
    ({ proof, take }: { proof: 'pin' | 'password'; take: () => string }) =>
      ask('POST /api/settings/pin/verify', { body: { [proof]: take() } }),
  ),
  /** Takes an item back. */
  takeBack: mutation('POST /api/counter/returns', (body: ReturnDto) => ({ body }), { afterRefusal: true }),
  /** Takes a drawn item back without a connection: it waits on this device, and `queued` is set. */
  queueReturn: queued(
    'POST /api/counter/returns',
    ({ body }: { body: ReturnDto; title: string }) => ({ body }),
    ({ body, title }) => ({ type: 'transfer', title, act: `return ${body.itemId}`, inOrder: true }),
    { afterRefusal: true },
  ),
  acknowledge: mutation(
    'POST /api/counter/handovers/:id/acknowledge',
    (id: string) => ({ params: { id } }),
    decided,
  ),
  dispute: (id: string) =>
    mutation(
      'POST /api/counter/handovers/:id/dispute',
      (reason: string) => ({ params: { id }, body: { reason } }),
      decided,
    ),
  settle: (id: string) =>
    mutation(
      'POST /api/counter/handovers/:id/settle',
      (note: string) => ({ params: { id }, body: { note } }),
      decided,
    ),
  /** What a file of authorizations, or the hand receipts of the stock, would change. Nothing is written. */
  previewAuthorizations: (id: string) =>
    mutation('POST /api/counters/:id/authorizations/preview', (text: string | null) => ({
      params: { id },
      body: { text },
    })),
  /** Says whose weapon an item is; nobody's ends it, with its card. */
  authorize: (id: string) =>
    mutation(
      'PUT /api/counters/:id/authorizations',
      (body: AuthorizationsDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Prints new weapon cards, and saves them; the cards printed before are void. */
  printCards: (counterId: string) =>
    write(
      'POST /api/weapon-cards',
      async (itemIds: string[]) => {
        const { numbers } = await ask('POST /api/weapon-cards', { body: { counterId, itemIds } });
        const query = { numbers: numbers.join(',') };
        saveFile(
          await askFile('GET /api/counters/:id/weapon-cards.pdf', { params: { id: counterId }, query }),
        );
      },
      decided,
    ),
  openRoomCount: (id: string) =>
    mutation('POST /api/counters/:id/room-counts', () => ({ params: { id } }), decided),
  /** What the person who takes the keys signs with their passkey. */
  prepareKeys: (of: { id: string; inventoryId: string }) =>
    mutation('POST /api/counters/:id/room-counts/:inventoryId/keys', (userId: string) => ({
      params: of,
      body: { userId },
    })),
  /** Ends a room count; the person who takes the keys signs it. */
  closeRoomCount: ({ id, inventoryId }: { id: string; inventoryId: string }) =>
    write(
      'POST /api/counters/:id/room-counts/:inventoryId/close',
      ({ keysTo, takePin, passkey, ...closing }: RoomCountClosing) => {
        const pin = takePin();
        return ask('POST /api/counters/:id/room-counts/:inventoryId/close', {
          params: { id, inventoryId },
          body: { ...closing, ...(keysTo && { keysTo: { ...keysTo, pin, passkey } }) },
        });
      },
      decided,
    ),
  /** Saves the issue log on paper, or a blank one. */
  printLog: {
    mutationFn: async ({ id, ...query }: { id: string; from?: string; to?: string; blank?: boolean }) =>
      saveFile(await askFile('GET /api/counters/:id/log.pdf', { params: { id }, query })),
  },
  printOut: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/counters/:id/out.pdf', { params: { id } })),
  },
  /** Saves the paper of a hand-over or return. */
  printReceipt: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/counter/handovers/:id/paper', { params: { id } })),
  },
  /** Saves the board or the log as CSV. */
  saveOut: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/counters/:id/out.csv', { params: { id } })),
  },
  saveLog: {
    mutationFn: async ({ id, ...query }: { id: string; from?: string; to?: string }) =>
      saveFile(await askFile('GET /api/counters/:id/log.csv', { params: { id }, query })),
  },
};
