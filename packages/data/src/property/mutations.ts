import {
  type AddItemPhotoDto,
  CALIBRATION_NOTICES,
  type CreatePropertyDto,
  type EditPropertyDto,
  type MountDto,
  type PropertyDto,
  type PropertyItem,
  type RecordCalibrationDto,
  type RouteBody,
  toPropertyItem,
} from '@hand-receipt/contracts';
import { editQueuedChange, notificationsStore } from '@hand-receipt/platform';
import { inCatalogWords } from '../core/errors';
import { mutation, orQueue, write } from '../core/mutation';
import { ask } from '../core/query';
import { overVersion } from './over-version';

const CREATE = 'POST /api/property';
const EDIT = 'PATCH /api/property/:id';
const CALIBRATE = 'POST /api/property/:id/calibrations';

/** Whether an edit may wait for a connection: nobody else has to agree to it, and no other record depends on it. */
const mayWait = (edit: EditPropertyDto) =>
  Object.keys(edit).every((field) => ['location', 'description', 'version'].includes(field));

/** What is on screen has the answer once the dialog closes; a refusal says that it was out of date. */
const REFRESHED = { untilFresh: true, afterRefusal: true };

/** What the offline queue calls a creation. */
const creationTitle = ({ name, serial_number: serial }: CreatePropertyDto): string =>
  `Create ${name} ${serial}`;

/** The item, or null where it waits on this device. */
const itemOf = (outcome: { answer?: unknown } | { queued: unknown }) =>
  'answer' in outcome ? toPropertyItem(outcome.answer as PropertyDto) : null;
const isSent = (item: unknown) => item !== null;

/** Removes the notifications about an old due date from this browser's cache. */
function endCalibrationNotices(itemId: string): void {
  const isEnded = ({ title, action }: { title: string; action: { path: string } | null }) =>
    CALIBRATION_NOTICES.some((ended) => ended === title) && action?.path === `/property-book/${itemId}`;
  notificationsStore.setState(({ list }) => ({ list: list.filter((told) => !isEnded(told)) }));
}

export const propertyMutations = {
  /** Says that I brought an item back; nothing moves. */
  claimReturned: mutation('POST /api/property/:id/returned-claim', (id: string) => ({ params: { id } }), {
    untilFresh: true,
  }),
  /** Enters an item in the property book. Without a connection it waits on this device, unless it comes with a file. */
  create: write(
    CREATE,
    async (body: CreatePropertyDto) => {
      if (body.gain?.uploadIds?.length) return toPropertyItem(await ask(CREATE, { body }));
      const waiting = { title: creationTitle(body), act: `create ${JSON.stringify(body)}` };
      return itemOf(await orQueue(CREATE, { body }, { type: 'create', ...waiting }));
    },
    { isSent },
  ),
  /** Sends an item of the offline queue with what was changed in it. */
  editQueued: (entryId: string) =>
    write(
      CREATE,
      async (body: CreatePropertyDto) =>
        itemOf(
          await inCatalogWords(CREATE, editQueuedChange(entryId, { data: body, title: creationTitle(body) })),
        ),
      { isSent },
    ),
  /**
   * Edits an item's record. Without a connection a new location or description waits on this device, and `queued` is
   * set; everything else needs one. Refused with 409 where the item has another `version` by now.
   */
  edit: ({ id, name, serialNumber }: Pick<PropertyItem, 'id' | 'name' | 'serialNumber'>) =>
    write(
      EDIT,
      (body: EditPropertyDto) => {
        const options = { params: { id }, body };
        const title = `Edit ${name} ${serialNumber}`;
        return overVersion<{ queued?: unknown }>(id, async () => {
          if (mayWait(body)) return orQueue(EDIT, options, { type: 'update', title, inOrder: true });
          await ask(EDIT, options);
          return {};
        });
      },
      { isSent: ({ queued }) => !queued },
    ),
  /**
   * Records a calibration. Without a connection one without photos waits on this device, and `queued` is set. Refused
   * with 409 where the item has another `version` by now.
   */
  calibrate: ({ id, name, serialNumber }: Pick<PropertyItem, 'id' | 'name' | 'serialNumber'>) =>
    write(
      CALIBRATE,
      (body: RecordCalibrationDto) => {
        const options = { params: { id }, body };
        const title = `Record calibration of ${name} ${serialNumber}`;
        return overVersion<{ queued?: unknown }>(id, async () => {
          const outcome = await orQueue(CALIBRATE, options, {
            type: 'update',
            title,
            act: `calibrate ${id} ${JSON.stringify(body)}`,
            inOrder: true,
          });
          if (!('queued' in outcome)) endCalibrationNotices(id);
          return outcome;
        });
      },
      { isSent: ({ queued }) => !queued },
    ),
  /** Adds a photo that was uploaded before to an item. */
  addPhoto: (id: string) =>
    mutation('POST /api/property/:id/photos', (body: AddItemPhotoDto) => ({ params: { id }, body })),
  /** Removes a photo from an item. */
  removePhoto: (id: string) =>
    mutation('DELETE /api/property/:id/photos/:uploadId', (uploadId: string) => ({
      params: { id, uploadId },
    })),
  /** Mounts an item on this one. Refused with a sentence where they have two holders or one of them is offered. */
  mount: (id: string) =>
    mutation('POST /api/property/:id/mounts', (body: MountDto) => ({ params: { id }, body }), REFRESHED),
  /** Takes an item off the one that it is mounted on. */
  unmount: mutation(
    'DELETE /api/property/:id/mounts/:itemId',
    (mounted: { id: string; itemId: string }) => ({ params: mounted }),
    REFRESHED,
  ),
  /** Changes the status of one item; the ledger records it. Lost needs the facts of the loss, and opens a loss case. */
  changeStatus: (id: string) =>
    mutation('PATCH /api/property/:id/status', (body: RouteBody<'PATCH /api/property/:id/status'>) => ({
      params: { id },
      body,
    })),
  /** Asks the holder to give an item back. Custody changes when the asker approves the transfer that this opens. */
  recall: mutation(
    'POST /api/property/:id/recall',
    ({ id, ...body }: NonNullable<RouteBody<'POST /api/property/:id/recall'>> & { id: string }) => ({
      params: { id },
      body,
    }),
  ),
};
