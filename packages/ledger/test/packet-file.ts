import { type Json, type PacketContent, canonicalBytes, changeLink, formatPacket } from '../src';
import { sha256 } from './sha256';
import { MemoryLog } from './memory-log';

export const [HALLORAN, PETROV, WHITAKER, OSEI] = ['U-0001', 'U-0002', 'U-0003', 'U-0004'] as const;
export const FILE_HASH = 'cd'.repeat(32);

export const hashOf = (set: readonly Json[]): string => sha256(canonicalBytes(set));

type Line = Record<string, Json> & { item: string; serial: string; act: string; chainBefore: string[] };

/** A line of the set, as it follows from the chain before. */
export function lineOf(number: number, chainBefore: string[], more: Record<string, Json> = {}): Line {
  const act = chainBefore.length === 0 ? ('sign' as const) : ('replace' as const);
  const replaced = changeLink(
    chainBefore,
    act === 'sign' ? { act, to: OSEI } : { act, from: HALLORAN, to: OSEI },
  );
  return {
    item: `P-000${number}`,
    serial: `W12345${number}`,
    act,
    chainBefore,
    chainAfter: more.excluded === true ? chainBefore : (replaced?.chain ?? chainBefore),
    result: 'verified',
    components: [],
    differences: [],
    excluded: false,
    ...more,
  };
}

export const SET = [
  lineOf(1, [HALLORAN, PETROV, WHITAKER]),
  lineOf(2, []),
  lineOf(3, [HALLORAN], { excluded: true, result: 'not-found' }),
];

const actOf = ({ act }: Line) =>
  act === 'replace'
    ? { act: 'replace' as const, from: HALLORAN, to: OSEI }
    : { act: act as 'sign' | 'insert', to: OSEI };

/** The event of a line, with what is other about it. */
export const linkOf = (line: Line, setHash: string, other: Record<string, Json> = {}) => ({
  type: 'LINK REPLACED',
  item: line.item,
  itemPrevSeq: null,
  itemCount: 1,
  details: {
    successionId: 'SC-0001',
    act: line.act,
    fromUserId: line.act === 'replace' ? HALLORAN : null,
    toUserId: OSEI,
    chainBefore: line.chainBefore,
    chainAfter: line.chainAfter ?? null,
    released: changeLink(line.chainBefore, actOf(line))?.released ?? [],
    setHash,
    ...other,
  },
});

const signature = (part: string, by: string, contentHash: string, other: Record<string, Json> = {}) => ({
  part,
  by,
  method: 'pin',
  at: '2026-12-18T14:02:00.000Z',
  contentHash,
  inPlaceOf: null,
  reason: null,
  document: null,
  voidedAt: null,
  ...other,
});

const noItem = { item: null, itemPrevSeq: null, itemCount: null };

/** The event of the second signature, with what is other about it. */
export const signedOf = (setHash: string, other: Record<string, Json> = {}) => ({
  ...noItem,
  type: 'SUCCESSION',
  details: {
    act: 'signed',
    successionId: 'SC-0001',
    kind: 'primary',
    fromUserId: HALLORAN,
    toUserId: OSEI,
    setHash,
    signatures: [signature('outgoing', HALLORAN, setHash), signature('incoming', OSEI, setHash)],
    ...other,
  },
});

const paperOf = (paperId: string, kind: string, number: string, more: Record<string, Json> = {}) => ({
  ...noItem,
  type: 'PAPER',
  details: { act: 'printed', paperId, kind, number, edition: 1, ...more },
});

export const PAPERS = [
  { id: 'PAPER001', kind: 'receipt', number: 'HR-0001/1', sha256: FILE_HASH },
  { id: 'PAPER002', kind: 'packet', number: 'SC-0001/1', sha256: FILE_HASH },
];

export { signature };

/** A log with all that a packet shows. */
export interface Recorded {
  log: MemoryLog;
  packet: PacketContent;
}

/** Writes a packet of these events, each proved in a log with others between them. */
export async function packetOf(
  events: readonly object[],
  { set = SET, log = new MemoryLog(), ...given }: Partial<PacketContent> & { log?: MemoryLog } = {},
): Promise<Recorded> {
  const key = { ...noItem, type: 'LEDGER KEY', details: { origin: log.origin, verifierKey: log.firstKey } };
  const seqs: number[] = [];
  for (const event of [key, ...events]) {
    seqs.push(log.size);
    log.append(event);
    log.append();
  }
  const evidence = await Promise.all(seqs.map((seq) => log.evidence(seq)));
  const packet: PacketContent = {
    checkpoint: log.sealed(),
    rotations: log.rotations,
    set,
    setHash: hashOf(set),
    papers: PAPERS,
    events: evidence.map(({ seq, body, proof }) => ({ seq, body, proof: proof ?? [] })),
    ...given,
  };
  return { log, packet };
}

/** The events that an honest server records of a signing. */
export function eventsOf(set: readonly Line[] = SET, setHash = hashOf(set)): object[] {
  const links = set.filter(({ excluded }) => excluded !== true).map((line) => linkOf(line, setHash));
  return [
    ...links,
    signedOf(setHash),
    paperOf('PAPER001', 'receipt', 'HR-0001'),
    paperOf('PAPER002', 'packet', 'SC-0001', { fileHash: FILE_HASH }),
  ];
}

export const textOf = ({ packet }: Recorded, other: Partial<PacketContent> = {}): string =>
  formatPacket({ ...packet, ...other });
