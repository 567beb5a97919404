import type { Json } from '../canonical';
import type { EventBody } from '../event';
import type { PacketParties } from './check-links';

/** A signature as the ledger names it. */
export interface PacketSignature {
  part: string;
  /** User id. */
  by: string;
  method: string;
  /** ISO 8601. */
  at: string;
  inPlaceOf: string | null;
}

type Fact = Record<string, Json>;

const isFact = (value: Json): value is Fact =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const toSignature = ({ part, by, method, at, inPlaceOf }: Fact): PacketSignature => ({
  part: textOf(part),
  by: textOf(by),
  method: textOf(method),
  at: textOf(at),
  inPlaceOf: typeof inPlaceOf === 'string' ? inPlaceOf : null,
});

/** The event by which the last signature was given under this set; undefined where the packet has none. */
export const signedEvent = (events: readonly EventBody[], setHash: string): EventBody | undefined =>
  events.find(
    ({ type, details }) => type === 'SUCCESSION' && details.act === 'signed' && details.setHash === setHash,
  );

export const partiesOf = ({ details }: EventBody): PacketParties => ({
  successionId: textOf(details.successionId),
  fromUserId: textOf(details.fromUserId),
  toUserId: textOf(details.toUserId),
});

/** Who signs: both parties, and the giver where a sub-hand receipt changes its holder. */
const partsOf = ({ kind }: EventBody['details']): string[] =>
  kind === 'sub' ? ['outgoing', 'incoming', 'giver'] : ['outgoing', 'incoming'];

/** The signatures in force under the set, and what is missing or wrong among them. */
export function checkSignatures(
  event: EventBody,
  setHash: string,
): { signatures: PacketSignature[]; problems: string[] } {
  const { details } = event;
  const { fromUserId, toUserId } = partiesOf(event);
  const all = Array.isArray(details.signatures) ? details.signatures.filter(isFact) : [];
  const signatures = all
    .filter(({ contentHash, voidedAt }) => contentHash === setHash && voidedAt === null)
    .map(toSignature);
  const signerOf = (part: string) => signatures.find((signature) => signature.part === part);
  const problems = partsOf(details)
    .filter((part) => !signerOf(part))
    .map((part) => `The signature of the ${part} side does not name the hash of the set.`);
  const [outgoing, incoming] = [signerOf('outgoing'), signerOf('incoming')];
  if (incoming && incoming.by !== toUserId) {
    problems.push('Somebody else than the incoming person signed the incoming side.');
  }
  if (outgoing && outgoing.by !== fromUserId && outgoing.inPlaceOf !== fromUserId) {
    problems.push('Somebody else signed the outgoing side, and not in place of the outgoing person.');
  }
  if (outgoing && outgoing.by === incoming?.by) problems.push('One person signed both sides.');
  return { signatures, problems };
}
