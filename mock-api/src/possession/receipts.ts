import {
  type HandOverDto,
  type HandOverMode,
  type ReceiptComponent,
  SIGNATURE_METHOD_WORDS,
  isRecordedLate,
  receiptComponentWords,
} from '@hand-receipt/contracts';
import { insertDocument, recordSent } from '../documents';
import { itemWords, militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { loadHandOvers } from './load-handovers';
import { type OpenedShortage, shortField, shortSentences } from './opened-shortages';

const MODE_WORDS: Record<HandOverMode, string> = {
  draw: 'Draw',
  issue: 'Issue',
  temporary: 'Temporary hand receipt',
  return: 'Return',
};

const timeOf = (at: string | null): string => (at === null ? '' : militaryTime(new Date(at)));

/** What a receipt says beside what the hand-over itself does. */
interface Said {
  /** The shortages of what comes back. */
  opened?: readonly OpenedShortage[];
  /** By item, as they were signed for, or counted on a return. */
  components?: ReadonlyMap<string, readonly ReceiptComponent[]> | null;
}

/** What a receipt says, in the order in which it is printed. */
function fieldsOf(handOver: HandOverDto, components: Said['components']): Record<string, string> {
  const { mode, method, counter, device, operator, recipient, due_at, act_at, recorded_at } = handOver;
  const lines = handOver.lines.map(({ line, item, reason }) => {
    const listed = receiptComponentWords(components?.get(item.id) ?? []);
    const name = reason ? `${itemWords(item)} (${reason})` : itemWords(item);
    return [`Line ${line}`, listed ? `${name}, with ${listed}` : name];
  });
  return {
    'Hand-over': handOver.id,
    Mode: MODE_WORDS[mode],
    ...(mode === 'return' ? { From: recipient.name } : { To: recipient.name }),
    ...(method && { Signed: SIGNATURE_METHOD_WORDS[method] }),
    Counter: `${counter.name} ${counter.unit}`,
    Device: device,
    Operator: operator.name,
    Time: isRecordedLate(act_at, recorded_at)
      ? `${timeOf(act_at)}, recorded ${timeOf(recorded_at)}`
      : timeOf(act_at),
    ...(due_at && { Due: timeOf(due_at) }),
    ...(handOver.purpose && { Purpose: handOver.purpose }),
    ...(Object.fromEntries(lines) as Record<string, string>),
    'Content SHA-256': handOver.content_hash,
  };
}

const itemsOf = ({ lines }: HandOverDto): string =>
  lines.length === 1 && lines[0] ? itemWords(lines[0].item) : `${lines.length} items`;

function sentenceOf(handOver: HandOverDto, opened: readonly OpenedShortage[]): string {
  const { mode, operator, counter, recipient } = handOver;
  const items = itemsOf(handOver);
  if (mode === 'return') {
    const back = `${operator.name} took ${items} back at ${counter.name}.`;
    return [back, ...shortSentences(opened, recipient.id)].join(' ');
  }
  const due = handOver.due_at ? ` Due ${timeOf(handOver.due_at)}.` : '';
  return `${operator.name} handed ${items} to you at ${counter.name}.${due}`;
}

/**
 * Puts the receipt into the inbox of who took the items or brought them back, and tells them. The document comes whatever
 * their settings say; the notification does not.
 *
 * @param work of the operator, who sends it
 */
export async function sendReceipt(
  work: UnitOfWork,
  id: string,
  { opened = [], components }: Said,
): Promise<void> {
  const [handOver] = await loadHandOvers(work.trx, work.actor, [id], work.at);
  if (!handOver) throw new Error(`There is no hand-over ${id}.`);
  const { recipient, lines } = handOver;
  const description = sentenceOf(handOver, opened);
  const title = `Receipt ${id}`;
  const short = shortField(opened);
  const document = {
    type: 'Receipt',
    subtype: null,
    title,
    description,
    recipient,
    item: null,
    formData: {
      equipmentName: itemsOf(handOver),
      serialNumber: lines.map(({ item }) => item.serial_number).join(', '),
      nsn: null,
      location: null,
      description,
      faultDescription: null,
      requestDate: handOver.recorded_at ?? handOver.act_at,
      formFields: { ...fieldsOf(handOver, components), ...(short && { Short: short }) },
    },
    uploadIds: [],
    handoverId: id,
    unread: true,
  } as const;
  const sent = await insertDocument(work, document);
  if (recipient.id !== work.actor.id) {
    await work.notify([recipient.id], {
      type: 'info',
      title,
      message: description,
      action: { label: 'Open', path: `/documents?open=${sent.id}` },
    });
  }
  await recordSent(work, sent, document, { handoverId: id });
}
