import type { EventBody } from '../event';
import { type LinkAct, changeLink } from '../succession/change-link';
import { type SignedLine, idsOf } from './signed-line';

/** Who takes whose place, as the signed succession says. */
export interface PacketParties {
  successionId: string;
  fromUserId: string;
  toUserId: string;
}

const sameIds = (said: readonly string[] | null, due: readonly string[]): boolean =>
  said !== null && said.length === due.length && said.every((id, at) => id === due[at]);

const actOf = (act: LinkAct['act'], { fromUserId: from, toUserId: to }: PacketParties): LinkAct =>
  act === 'replace' ? { act, from, to } : { act, to };

/** What the rule makes of a line: the chain after, and who is released from it. */
function dueOf(line: SignedLine, parties: PacketParties) {
  const replaced = line.excluded ? null : changeLink(line.chainBefore, actOf(line.act, parties));
  return { changes: replaced !== null, ...(replaced ?? { chain: line.chainBefore, released: [] }) };
}

/** What does not follow in the event of a line; null where all does. */
function wrongIn({ details }: EventBody, line: SignedLine, parties: PacketParties): string | null {
  const due = dueOf(line, parties);
  const isOfParties =
    details.successionId === parties.successionId &&
    details.toUserId === parties.toUserId &&
    details.fromUserId === (line.act === 'replace' ? parties.fromUserId : null);
  if (!due.changes) return 'changes a chain that was to stay as it is';
  if (!isOfParties) return 'is of another succession';
  if (details.act !== line.act) return 'says another act than the line that was signed';
  if (!sameIds(idsOf(details.chainBefore), line.chainBefore)) return 'says another chain before';
  if (!sameIds(idsOf(details.chainAfter), due.chain)) return 'says a chain after that does not follow';
  return sameIds(idsOf(details.released), due.released) ? null : 'says other people as released';
}

function problemOf(event: EventBody, line: SignedLine | undefined, set: CheckedSet): string | null {
  const head = `Event #${event.seq}, LINK REPLACED of ${line?.serial ?? event.item ?? 'no item'},`;
  if (event.details.setHash !== set.setHash) return `${head} carries the hash of another set.`;
  if (!line) return `${head} is of an item that is not in the set.`;
  const wrong = wrongIn(event, line, set.parties);
  return wrong && `${head} ${wrong}.`;
}

interface CheckedSet {
  lines: readonly SignedLine[];
  setHash: string;
  parties: PacketParties;
}

/** What does not hold between the lines that were signed and the events that changed their chains. */
export function checkLinks(events: readonly EventBody[], set: CheckedSet): string[] {
  const lines = new Map(set.lines.map((line) => [line.item, line]));
  const links = events.filter(({ type }) => type === 'LINK REPLACED');
  const seen = new Map<string | null, number>();
  const problems: string[] = [];
  if (lines.size < set.lines.length) problems.push('The set has an item twice.');
  for (const event of links) {
    const line = event.item === null ? undefined : lines.get(event.item);
    const problem = problemOf(event, line, set);
    const before = seen.get(event.item);
    if (problem !== null) problems.push(problem);
    else if (before !== undefined) {
      problems.push(`Events #${before} and #${event.seq} both change the chain of ${line?.serial}.`);
    }
    seen.set(event.item, event.seq);
  }
  for (const line of set.lines) {
    const due = dueOf(line, set.parties);
    if (!sameIds(line.chainAfter, due.chain)) {
      problems.push(`The chain after of ${line.serial} does not follow from its chain before.`);
    }
    if (due.changes && !seen.has(line.item)) {
      problems.push(`No event LINK REPLACED changes the chain of ${line.serial}.`);
    }
  }
  return problems;
}
