import type {
  CreateSuccessionDto,
  LineComponentsDto,
  LineMarkDto,
  PrepareActDto,
  ReadingAnswerDto,
  ReadingDto,
  ResolveDifferenceDto,
  SignSuccessionDto,
  SuccessionNoteDto,
  SuccessionPlanDto,
} from '@hand-receipt/contracts';
import { type FileProgress, type Outcome, saveFile } from '@hand-receipt/platform';
import { mutation, orQueue, queued, write } from '../core/mutation';
import { ask, askFile } from '../core/query';
import { serialIn } from './serial-in';

/** A file of a packet: of a signing, or the draft of the next one. */
export interface PacketFile {
  id: string;
  ending: 'pdf' | 'json';
  signing?: number;
  onProgress?: (progress: FileProgress) => void;
}

const packetCalls = {
  pdf: 'GET /api/successions/:id/packet.pdf',
  json: 'GET /api/successions/:id/packet.json',
} as const;

const done = { untilFresh: true };
/** A refusal may say that another person was first, or that the set has changed. */
const decided = { untilFresh: true, afterRefusal: true };

/** The call of a reading, also where it waits in the queue. */
export const READ_SERIAL = 'POST /api/successions/:id/readings';

async function sendReading(id: string, body: ReadingDto): Promise<Outcome<ReadingAnswerDto>> {
  const options = { params: { id }, body };
  if (body.extra) return { answer: await ask(READ_SERIAL, options) };
  const serial = serialIn(body.code);
  const title = body.plateOf ? `The plate reads ${serial}` : `Read ${serial}`;
  const act = `read ${id} ${body.section} ${serial} ${body.plateOf ?? ''}`;
  return orQueue(READ_SERIAL, options, { type: 'verify', title, act, inOrder: true });
}

export const successionMutations = {
  /** Opens a change of command as a draft. */
  create: mutation('POST /api/successions', (body: CreateSuccessionDto) => ({ body }), done),
  /** Says which sections are included, and on which day each is counted. */
  plan: (id: string) =>
    mutation(
      'PUT /api/successions/:id/plan',
      (body: SuccessionPlanDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Tells every sub-hand receipt holder of the plan. */
  publish: mutation('POST /api/successions/:id/publish', (id: string) => ({ params: { id } }), decided),
  /** Fixes the lines and freezes custody of the set. */
  activate: mutation('POST /api/successions/:id/activate', (id: string) => ({ params: { id } }), decided),
  /** Lets items be transferred once in the freeze. */
  letThrough: (id: string) =>
    mutation(
      'POST /api/successions/:id/let-through',
      (body: { itemIds: string[]; reason: string }) => ({ params: { id }, body }),
      decided,
    ),
  /** Writes a remark, an extension, a paper on hand, or the document of a lost item. */
  note: (id: string) =>
    mutation(
      'POST /api/successions/:id/notes',
      (body: SuccessionNoteDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Reminds of what an entry of the preparation waits for, or sends a maintenance form on to the incoming person. */
  prepare: (id: string) =>
    mutation(
      'POST /api/successions/:id/prepare',
      (body: PrepareActDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Appoints who signs in place of an absent outgoing person. */
  appoint: (id: string) =>
    mutation(
      'POST /api/successions/:id/appoint',
      (userId: string) => ({ params: { id }, body: { userId } }),
      decided,
    ),
  /** Says who records in the count of a section; null for the other party. */
  nameRecorder: (id: string, number: number) =>
    mutation(
      'POST /api/successions/:id/sections/:number/count',
      (recorderId: string | null) => ({ params: { id, number }, body: { recorderId } }),
      decided,
    ),
  /**
   * Reads a serial number. Without a connection the reading waits on this device, behind those before it, and `queued` is
   * set. What is kept as an extra needs a connection for its photo.
   */
  read: (id: string) =>
    write(READ_SERIAL, (body: ReadingDto) => sendReading(id, body), {
      afterRefusal: true,
      isSent: ({ queued }) => !queued,
    }),
  /** Counts the components of an item that was read. Without a connection the count waits on this device. */
  countComponents: (id: string, item: { id: string; name: string; serial_number: string }) =>
    queued(
      'PUT /api/successions/:id/lines/:itemId/components',
      (body: LineComponentsDto) => ({ params: { id, itemId: item.id }, body }),
      () => ({ type: 'update', title: `Count components of ${item.name} ${item.serial_number}` }),
      decided,
    ),
  /** Marks an item that cannot be read or was not found, or what differs about it. */
  mark: (id: string) =>
    mutation(
      'POST /api/successions/:id/lines/:itemId/marks',
      ({ itemId, ...body }: LineMarkDto & { itemId: string }) => ({ params: { id, itemId }, body }),
      decided,
    ),
  /** Resolves a difference by an act or a document. */
  resolve: (id: string, differenceId: string) =>
    mutation(
      'POST /api/successions/:id/differences/:differenceId/resolve',
      (body: ResolveDifferenceDto) => ({ params: { id, differenceId }, body }),
      decided,
    ),
  /** Agrees to how a difference was resolved. */
  agree: (id: string) =>
    mutation(
      'POST /api/successions/:id/differences/:differenceId/agree',
      (differenceId: string) => ({ params: { id, differenceId } }),
      decided,
    ),
  /** Signs the set as one side. */
  sign: (id: string) =>
    mutation(
      'POST /api/successions/:id/signatures',
      (body: SignSuccessionDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Withdraws my signature before the other side signs. */
  withdraw: mutation(
    'DELETE /api/successions/:id/signatures/mine',
    (id: string) => ({ params: { id } }),
    decided,
  ),
  /** Acknowledges that my hand receipt is now from the incoming person. */
  acknowledge: mutation(
    'POST /api/successions/:id/acknowledge',
    (id: string) => ({ params: { id } }),
    decided,
  ),
  /** Hands a packet, or the draft of one, to the browser's downloads. The server makes it first, where it is not made. */
  downloadPacket: {
    mutationFn: async ({ id, ending, signing, onProgress }: PacketFile) => {
      const query = signing === undefined ? { draft: true } : { signing };
      return saveFile(await askFile(packetCalls[ending], { params: { id }, query, onProgress }));
    },
  },
  /** Ends a change of command that is not signed. */
  cancel: (id: string) =>
    mutation(
      'POST /api/successions/:id/cancel',
      (reason: string) => ({ params: { id }, body: { reason } }),
      decided,
    ),
};
