import type { Json } from './canonical';
import type { EventBody, ReadEvent } from './event';
import { AFTER_DETAILS, BEFORE_DETAILS, END, VALUE, readMembers, readValue } from './event-pattern';

// Of this module: looked up in another one for each member of each event, they take as long as their work.
const [valueOf, membersOf] = [readValue, readMembers];

/** Words that stand for themselves in a regular expression. */
const LITERAL = /^[\w ]+$/;
/** A ledger has some thirty types of events, some of them with members that may be missing. */
const MOST_OF_A_TYPE = 4;
const MOST_TYPES = 64;

const END_OF_TYPE = '","v":1}';

/** Where the groups of the details begin: behind those of the actor, and the details as a whole. */
const FIRST_MEMBER = 4;

/** Events of one type whose details have the same members: one expression reads such an event from end to end. */
class EventShape {
  readonly #pattern: RegExp;

  constructor(
    private readonly type: string,
    private readonly keys: readonly string[],
  ) {
    const members = keys.map((key) => `"${key}":${VALUE}`).join(',');
    this.#pattern = new RegExp(String.raw`${BEFORE_DETAILS}(\{${members}\})${AFTER_DETAILS}"${type}"${END}`);
  }

  read(text: string): ReadEvent | null {
    const found = this.#pattern.exec(text);
    if (!found) return null;
    const { type, keys } = this;
    const details: { [key: string]: Json } = {};
    let at = FIRST_MEMBER;
    for (const key of keys) {
      details[key] = valueOf(found[at], found[at + 1]);
      at += 2;
    }
    const actor = { id: found[1] ?? '', name: found[2] ?? '' };
    return membersOf({ actor, details, type }, found[3] ?? '', found, at);
  }
}

/** The shapes of the events that were read before: nearly every event has one of them. */
export class EventShapes {
  readonly #byType = new Map<string, EventShape[]>();

  /** Null says nothing: the event has another shape, or is none. */
  read(text: string): ReadEvent | null {
    const end = text.length - END_OF_TYPE.length;
    const shapes = this.#byType.get(text.slice(text.lastIndexOf('"', end - 1) + 1, end)) ?? [];
    for (const shape of shapes) {
      const event = shape.read(text);
      if (event) return event;
    }
    return null;
  }

  /** To be called with events that `read` did not know, whose details hold no members with others in them. */
  learn({ type, details }: EventBody): void {
    const keys = Object.keys(details);
    const shapes = this.#byType.get(type) ?? [];
    if (shapes.length === MOST_OF_A_TYPE || this.#byType.size === MOST_TYPES) return;
    if (![type, ...keys].every((word) => LITERAL.test(word))) return;
    this.#byType.set(type, [...shapes, new EventShape(type, keys)]);
  }
}
