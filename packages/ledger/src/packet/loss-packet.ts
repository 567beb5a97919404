import type { BundleExpectations } from '../bundle/verify';
import { NO_KEY, type Line } from '../bundle/words';
import { LedgerError, must } from '../errors';
import type { EventBody } from '../event';
import { findings } from '../findings';
import { ItemChains } from '../item-chains';
import type { KeyRotation } from '../rotation';
import type { LedgerTools } from '../tools';
import { type PacketEvent, isEventList, isRotationList } from './format';
import { type ProvedFile, attempt, openFile, problemsOfKey, provedBy, proveAll } from './prove-events';

const LOSS_FORMAT = 'hand-receipt loss packet';
const VERSION = 1;
const HEAD_BYTES = 200;

/** What a packet of a loss case proves with no server: every event of each of its items. */
export interface LossPacketContent {
  /** Number of the case: 'LC-0003'. */
  caseId: string;
  /** The signed note that every event is proved in. */
  checkpoint: string;
  rotations: readonly KeyRotation[];
  events: readonly PacketEvent[];
}

/** The text of a loss packet's file. */
export const formatLossPacket = ({ caseId, checkpoint, rotations, events }: LossPacketContent): string =>
  `${JSON.stringify({ format: LOSS_FORMAT, version: VERSION, caseId, checkpoint, rotations, events })}\n`;

/** Whether a file that begins like this is the packet of a loss case. */
export const isLossPacket = (begin: Uint8Array): boolean =>
  new TextDecoder().decode(begin.subarray(0, HEAD_BYTES)).includes(`"${LOSS_FORMAT}"`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws LedgerError where the text is no loss packet that this version reads. */
function parseLossPacket(text: string): LossPacketContent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LedgerError('This file is not a packet: it is not JSON.');
  }
  must(isRecord(value) && value.format === LOSS_FORMAT, 'This file is not the packet of a loss case.');
  must(value.version === VERSION, 'This packet is of a version that is not known here.');
  const isComplete =
    typeof value.caseId === 'string' &&
    typeof value.checkpoint === 'string' &&
    isRotationList(value.rotations) &&
    isEventList(value.events);
  must(isComplete, 'The packet lacks a field or has one of the wrong kind.');
  return value as unknown as LossPacketContent;
}

export interface LossPacketVerdict extends ProvedFile {
  verified: boolean;
  /** Sentences, the cause first. */
  problems: string[];
  caseId: string;
  /** Items of the case, and their events. */
  items: number;
  events: number;
  /** How the newest event of the case says that it stands; null where none does. */
  state: string | null;
  note: string;
}

/** Items of which an event says that they are of the case. */
const itemsOf = (events: readonly EventBody[], caseId: string): Set<string> =>
  new Set(
    events.flatMap(({ type, item, details }) =>
      type === 'LOSS CASE' && details.caseId === caseId && item !== null ? item : [],
    ),
  );

/** What does not hold between the events of the items: one is left out, or one is of something else. */
function checkChains(events: readonly EventBody[], items: ReadonlySet<string>): string[] {
  const chains = new ItemChains();
  return [...events]
    .sort((one, other) => one.seq - other.seq)
    .flatMap((event) => {
      if (event.type === 'LEDGER KEY') return [];
      if (event.item === null || !items.has(event.item)) return [`Event #${event.seq} is not of the case.`];
      return chains.follows(event) ? [] : [`An event before #${event.seq} of the same item was left out.`];
    });
}

function examine({ caseId }: LossPacketContent, proved: readonly EventBody[]) {
  const items = itemsOf(proved, caseId);
  const none = items.size === 0 ? [`No event is of the loss case ${caseId}.`] : [];
  const newest = proved
    .filter(({ type, details }) => type === 'LOSS CASE' && details.caseId === caseId)
    .at(-1);
  const state = newest?.details.state;
  return {
    problems: [...none, ...checkChains(proved, items)],
    items: items.size,
    events: proved.filter(({ item }) => item !== null).length,
    state: typeof state === 'string' ? state : null,
  };
}

/**
 * Verifies the packet of a loss case: the signature of its checkpoint, the proof of each event, and that no event of its
 * items was left out before the newest.
 *
 * @param text of the file.
 * @throws LedgerError where the check could not be made, with the sentence that says why.
 */
export function verifyLossPacket(
  text: string,
  tools: LedgerTools,
  expected: BundleExpectations = {},
): LossPacketVerdict {
  const packet = parseLossPacket(text);
  const given = { caseId: packet.caseId, note: packet.checkpoint };
  const opened = attempt(() => openFile(packet, expected.trustedKey, tools));
  if (typeof opened === 'string') {
    const nothing = { items: 0, events: 0, state: null, proved: null };
    return { ...given, ...nothing, verified: false, problems: [opened] };
  }
  const ofKey = problemsOfKey(opened, expected, tools);
  const { proved, problems: ofProofs } = proveAll(packet, opened.checkpoint, tools);
  const { problems, ...found } = examine(packet, proved);
  const all = [...ofKey, ...ofProofs, ...problems];
  return {
    ...given,
    ...found,
    verified: all.length === 0,
    problems: all,
    proved: provedBy(opened, expected.trustedKey),
  };
}

/** More would help nobody; the first ones lead to the cause. */
const MOST_PROBLEMS = 20;

const fact = (text: string): Line => ({ kind: 'fact', text });

/** The verdict on the packet of a loss case in words, for the command line and the page alike. */
export function lossPacketLines({ verified, problems, caseId, proved, ...found }: LossPacketVerdict): Line[] {
  const headline: Line = verified
    ? { kind: 'verified', text: `The packet of ${caseId} is verified.` }
    : { kind: 'failed', text: 'The packet is not verified. Do not rely on it.' };
  const isOtherKey = problems.includes(findings.keyChanged().message);
  return [
    headline,
    ...problems.slice(0, MOST_PROBLEMS).map((text): Line => ({ kind: 'failed', text })),
    fact(`Items: ${found.items}, with ${found.events} events, none left out before the newest`),
    fact(`State by the newest event: ${found.state ?? 'nothing'}`),
    ...(proved
      ? [
          ...(proved.keyIsTrusted || isOtherKey ? [] : [{ kind: 'warning', text: NO_KEY } as const]),
          fact(`Log: ${proved.origin}`),
          fact(`Events of the ledger: ${proved.size}`),
          fact(`Root: ${proved.root}`),
          fact(
            `Key: ${proved.key}${proved.keyIsTrusted ? ' (the one that you trust, or authorised by it)' : ''}`,
          ),
        ]
      : []),
  ];
}
