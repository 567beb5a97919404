import { type EventBody, type Json, type LinkAct, changeLink } from '@hand-receipt/ledger';
import { chainMoved } from './moved-chain';

type Details = EventBody['details'];

/** What an event LINK REPLACED, or that of a sign-over, says and what is so by the events before it and the rule. User ids. */
export interface WrongLink {
  seq: number;
  item: string;
  what: 'chain before' | 'chain after' | 'released' | 'holder before';
  /** Whose rule it does not follow. */
  rule: 'succession' | 'sign-over';
  said: readonly string[];
  due: readonly string[];
}

const idsOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

function actOf({ act, fromUserId, toUserId }: Details): LinkAct | null {
  if (typeof toUserId !== 'string') return null;
  if (act === 'sign' || act === 'insert') return { act, to: toUserId };
  return act === 'replace' && typeof fromUserId === 'string' ? { act, from: fromUserId, to: toUserId } : null;
}

/** What the event does to the chain that the events before it left, by the rule of the custody acts. */
function replacedIn(chain: readonly string[], details: Details): { chain: string[]; released: string[] } {
  const act = actOf(details);
  return (act && changeLink(chain, act)) ?? { chain: [...chain], released: [] };
}

/** The chain after the event. Of a chain that no event has said, what the event says of it is taken. */
export function chainAfter(chain: readonly string[] | undefined, details: Details): string[] {
  return chain ? replacedIn(chain, details).chain : idsOf(details.chainAfter);
}

/** The chain that the event of a sign-over says, where it is another one than follows from the chain before. */
function wrongSignOver(chain: readonly string[], { seq, item, details }: EventBody): WrongLink[] {
  const { toUserId, signOver, chainAfter: said } = details;
  if (signOver !== true || item === null || typeof toUserId !== 'string') return [];
  const due = chainMoved(chain, toUserId, true);
  return idsOf(said).join() === due.join()
    ? []
    : [{ seq, item, what: 'chain after', rule: 'sign-over', said: idsOf(said), due }];
}

/** What does not follow in such an event; nothing where no event has said the chain before it. */
export function wrongLinks(chain: readonly string[] | undefined, event: EventBody): WrongLink[] {
  const { type, seq, item, details } = event;
  if (!chain) return [];
  if (type === 'TRANSFER APPROVED') return wrongSignOver(chain, event);
  if (type !== 'LINK REPLACED' || item === null) return [];
  const due = replacedIn(chain, details);
  const compared: Pick<WrongLink, 'what' | 'said' | 'due'>[] = [
    { what: 'chain before', said: idsOf(details.chainBefore), due: chain },
    { what: 'chain after', said: idsOf(details.chainAfter), due: due.chain },
    { what: 'released', said: idsOf(details.released), due: due.released },
    { what: 'holder before', said: idsOf([details.holderBefore ?? '']), due: [chain.at(-1) ?? ''] },
  ];
  return compared
    .filter(({ said, due: is }) => said.join() !== is.join())
    .map((wrong) => ({ seq, item, rule: 'succession', ...wrong }));
}
