import type { LedgerEventDto } from '@hand-receipt/contracts';
import { type EventBody, toHex } from '@hand-receipt/ledger';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { MemoryLog, ORIGIN, eventAt } from '@hand-receipt/ledger/testing';
import { ledgerEvent } from './ledger-events';

/** An event of item P-0001 that is the n-th of the log and of the item. */
export const bodyAt = (seq: number, given: Partial<EventBody> = {}): EventBody =>
  eventAt(seq, {
    type: 'VERIFICATION',
    actor: { id: 'U-0001', name: 'CPT Halloran' },
    details: { result: 'verified', serialNumber: 'W123456' },
    ...given,
  });

export const bodies = (count: number): EventBody[] => Array.from({ length: count }, (_, seq) => bodyAt(seq));

/** The event as lists of events have it. */
export const shownEvent = ({ seq, eventId, type, ts, actor, item, details }: EventBody): LedgerEventDto =>
  ledgerEvent(seq, {
    eventId,
    eventType: type,
    timestamp: ts,
    userId: actor.id,
    userName: actor.name,
    itemId: item,
    details,
  });

/** The program, as the server names it. */
export const SERVED_RELEASE = {
  version: '0.1.0',
  digest: 'ab'.repeat(32),
  verifier: 'cd'.repeat(32),
  units: [],
};

export const signer = nodeSigner(generateSignerKey(ORIGIN));

/** A server's log as the browser meets it: signed, with true proofs of whatever `bodies` are. */
export function servedLog(bodies: readonly EventBody[], signedBy = signer) {
  const log = new MemoryLog(0, signedBy);
  bodies.forEach((body) => log.append(body));
  const { size } = log;
  const { keys, consistency, subtrees } = log.source();
  const evidenceOf = async (seq: number) => ({
    eventId: bodies[seq]?.eventId,
    ...(await log.evidence(seq)),
  });
  const evidence = async (isAsked: (seq: number) => boolean) => {
    const asked = bodies.map((_, seq) => seq).filter(isAsked);
    return { size, events: await Promise.all(asked.map(evidenceOf)) };
  };

  return {
    'GET /api/release': () => SERVED_RELEASE,
    'GET /api/ledger/key': keys,
    'GET /api/ledger/checkpoint': () => ({
      origin: log.origin,
      note: log.sealed(),
      size,
      root: toHex(log.root),
      recorded: size,
      witnessed: null,
    }),
    'GET /api/ledger/consistency': async ({ searchParams }: URL) => ({
      proof: await consistency(Number(searchParams.get('from')), Number(searchParams.get('to'))),
    }),
    'GET /api/ledger/subtrees': async ({ searchParams }: URL) => ({
      hashes: await subtrees(Number(searchParams.get('size'))),
    }),
    'GET /api/ledger/receipts': ({ searchParams }: URL) =>
      evidence((seq) => seq > Number(searchParams.get('after'))),
    'GET /api/ledger/evidence': ({ searchParams }: URL) => {
      const places = (searchParams.get('seqs') ?? '').split(',').map(Number);
      return evidence((seq) => places.includes(seq));
    },
    'GET /api/ledger/items/P-0001/evidence': async ({ searchParams }: URL) => {
      const before = Number(searchParams.get('before') ?? size);
      const { events } = await evidence((seq) => seq < before);
      return { size, events: events.reverse() };
    },
    'GET /api/ledger/bundle': () => new Response(log.bundle()),
  };
}
