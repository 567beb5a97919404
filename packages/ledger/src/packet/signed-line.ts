import type { Json } from '../canonical';
import type { LinkAct } from '../succession/change-link';

/** What is read of a line of the set. Chains are user ids from the book down. */
export interface SignedLine {
  item: string;
  serial: string;
  act: LinkAct['act'];
  chainBefore: string[];
  chainAfter: string[];
  /** It stays with the outgoing person. */
  excluded: boolean;
}

const ACTS: readonly unknown[] = ['replace', 'sign', 'insert'];

/** A list of user ids; null where the value is none. */
export const idsOf = (value: Json | undefined): string[] | null =>
  Array.isArray(value) && value.every((id): id is string => typeof id === 'string') ? value : null;

/** Reads a line of the set; null where it is none. */
export function readLine(value: Json): SignedLine | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { item, serial, act, excluded } = value;
  const [chainBefore, chainAfter] = [idsOf(value.chainBefore), idsOf(value.chainAfter)];
  if (typeof item !== 'string' || typeof serial !== 'string' || typeof excluded !== 'boolean') return null;
  if (!ACTS.includes(act) || !chainBefore || !chainAfter) return null;
  return { item, serial, act: act as LinkAct['act'], chainBefore, chainAfter, excluded };
}
