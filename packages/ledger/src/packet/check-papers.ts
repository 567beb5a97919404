import type { EventBody } from '../event';
import type { PacketPaper } from './format';

const numberOf = ({ number, edition }: EventBody['details']): string =>
  `${String(number)}/${String(edition)}`;

/** What does not hold between the papers that are listed and the events PAPER. The packet's own names the file of all. */
export function checkPapers(events: readonly EventBody[], papers: readonly PacketPaper[]): string[] {
  const printed = new Map(
    events.filter(({ type }) => type === 'PAPER').map(({ details }) => [String(details.paperId), details]),
  );
  const packets = papers.filter(({ kind }) => kind === 'packet');
  if (packets.length !== 1) return ['The packet does not list itself once.'];
  const file = printed.get(packets[0]?.id ?? '')?.fileHash;
  return papers.flatMap(({ id, kind, number, sha256 }) => {
    const said = printed.get(id);
    if (!said) return [`No event PAPER names the paper ${id}.`];
    if (said.kind !== kind || numberOf(said) !== number) {
      return [`The paper ${id} is listed as ${kind} ${number}; its event says otherwise.`];
    }
    return sha256 === file ? [] : [`The paper ${number} does not have the hash that was recorded.`];
  });
}
