import type { EventBody, Json } from '@hand-receipt/ledger';

/** Since when somebody has signed for an item, and until when; what no event said is left out. */
interface LinkTerms {
  since?: string;
  /** Null for a hand receipt without an end. */
  due?: string | null;
}

/** From when and until when those who have an item have it, by its events. Times are ISO 8601. */
export interface HeldTerms {
  /** Of the people in its chain. */
  links?: Record<string, LinkTerms>;
  /** When its holder signed for it; null for the property book. */
  signed?: string | null;
  /** Of who has it where its holder does not. */
  from?: string;
  due?: string | null;
}

type Details = Record<string, Json>;

const timeIn = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** Who is in the chain after the event; those who were there before keep what they signed for. */
function relink(terms: HeldTerms, people: readonly string[], added: LinkTerms): void {
  const { links = {} } = terms;
  terms.links = Object.fromEntries(people.map((id) => [id, links[id] ?? added]));
}

/** As the product counts it: nobody has an item before who had it until then. */
function begin(terms: HeldTerms, { ts, details }: EventBody, due: string | null): void {
  const at = timeIn(details.actAt) ?? ts;
  terms.from = terms.from !== undefined && terms.from > at ? terms.from : at;
  terms.due = due;
}

function end(terms: HeldTerms): void {
  terms.from = undefined;
  terms.due = undefined;
}

/** It was handed over, in whatever way. */
function handOver(terms: HeldTerms, event: EventBody, chain: readonly string[] = []): void {
  const { ts, details } = event;
  const { toUserId, mode } = details;
  const due = timeIn(details.dueAt);
  if (typeof toUserId === 'string') {
    relink(terms, chain, { since: ts, due: mode === 'temporary' ? due : null });
    terms.signed = ts;
  } else if (toUserId === null) {
    terms.links = {};
    terms.signed = null;
  }
  if (mode === 'issue' || mode === 'temporary') begin(terms, event, due);
}

/** One person took the place of another: a temporary hand receipt stays one. */
function replace(terms: HeldTerms, { ts, details }: EventBody, chain: readonly string[] = []): void {
  const { fromUserId: from, holderBefore } = details;
  const before = typeof from === 'string' ? (terms.links?.[from] ?? {}) : { due: null };
  relink(terms, chain, { since: ts, ...('due' in before && { due: before.due ?? null }) });
  if (holderBefore !== undefined && chain.at(-1) !== holderBefore) terms.signed = ts;
}

/** A temporary receipt lasts until another day, or became a hand receipt. */
function change(terms: HeldTerms, { confirmedBy, dueAfter }: Details): void {
  const due = timeIn(dueAfter);
  terms.due = due;
  if (typeof confirmedBy !== 'string') return;
  terms.links = { ...terms.links, [confirmedBy]: { ...terms.links?.[confirmedBy], due } };
}

/** It begins a new chain. */
function reinstate(terms: HeldTerms, ts: string, chain: readonly string[] = []): void {
  terms.links = {};
  relink(terms, chain, { since: ts, due: null });
  terms.signed = ts;
}

/** How the item stands after the event, as its other values have been followed already. */
interface After {
  chain: readonly string[] | undefined;
  possession: string | null | undefined;
}

/** Follows one more of the item's events. */
export function followTerms(terms: HeldTerms, event: EventBody, { chain, possession }: After): void {
  const { type, ts, details } = event;
  // Without the chain nobody can say who stays in it.
  if (chain === undefined) terms.links = undefined;
  if (type === 'TRANSFER APPROVED') handOver(terms, event, chain);
  if (type === 'LINK REPLACED') replace(terms, event, chain);
  if (type === 'TEMPORARY RECEIPT') change(terms, details);
  if (type === 'POSSESSION' && possession) begin(terms, event, timeIn(details.dueAt));
  if (type === 'ITEM LEFT') Object.assign(terms, { links: {}, signed: null });
  if (type === 'ITEM REINSTATED') reinstate(terms, ts, chain);
  // Of those who were in the chain before the first of these events, nothing is known.
  if (chain) relink(terms, chain, {});
  if (possession === null) end(terms);
}

/** What the tables show, in the same words. */
export interface ShownTerms {
  links: Record<string, Required<LinkTerms>>;
  signed: string | null;
  from: string | null;
  due: string | null;
}

/** A value that differs: what it is called, as the table shows it and as the ledger says. */
interface Difference {
  what: string;
  shown: string | null;
  said: string | null;
}

/**
 * The terms that differ.
 *
 * @param isPossessed somebody has the item by a row of their own, the same by the table and by the ledger.
 */
export function termsDifferences(
  shown: ShownTerms,
  said: HeldTerms,
  { isPossessed, nameOf }: { isPossessed: boolean; nameOf: (id: string) => string },
): Difference[] {
  const found: Difference[] = [];
  const compare = (what: string, one: string | null, other: string | null | undefined) => {
    if (other !== undefined && one !== other) found.push({ what, shown: one, said: other });
  };
  compare('signed for', shown.signed, said.signed);
  for (const [id, terms] of Object.entries(said.links ?? {})) {
    const link = shown.links[id];
    // Where the person is not in the chain, that is the finding.
    if (!link) continue;
    compare(`hand receipt of ${nameOf(id)} since`, link.since, terms.since);
    compare(`hand receipt of ${nameOf(id)} due`, link.due, terms.due);
  }
  if (!isPossessed) return found;
  compare('given out', shown.from, said.from);
  compare('due back', shown.due, said.due);
  return found;
}
