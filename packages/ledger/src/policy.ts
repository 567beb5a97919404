import { toHex } from './bytes';
import { isDecimal } from './decimal';
import { LedgerError, must } from './errors';
import { ED25519, ED25519_COSIGNATURE, keyTypeOf, parseVerifierKey } from './keys';

/** A log has no name here but its key's. */
type PolicyLog = Omit<PolicyWitness, 'name'>;

export interface PolicyWitness {
  /** What the policy calls the witness; its key has a name of its own. */
  name: string;
  key: string;
  url: string | null;
}

/** A witness, or a group, which is met where so many of its members are. */
export type PolicyMember = PolicyWitness | { name: string; needed: number; members: readonly PolicyMember[] };

/** Which logs and witnesses somebody trusts, and which witnesses must have cosigned (C2SP tlog-policy). */
export interface Policy {
  logs: readonly PolicyLog[];
  witnesses: readonly PolicyWitness[];
  /** Null where no witness is asked for. */
  quorum: PolicyMember | null;
}

/** Whether these witnesses, named by their keys, are the quorum or more. */
export const isQuorum = ({ quorum }: Policy, keys: ReadonlySet<string>): boolean =>
  quorum === null || isMet(quorum, keys);

function isMet(member: PolicyMember, keys: ReadonlySet<string>): boolean {
  if ('key' in member) return keys.has(member.key);
  return member.members.filter((each) => isMet(each, keys)).length >= member.needed;
}

/** Reads a policy's text. @throws LedgerError, whose sentence begins with the line if it is about one. */
export function readPolicy(text: string): Policy {
  const lines = text.split('\n');
  must(lines.pop() === '', 'the last line is not finished.');
  const reader = new PolicyReader();
  lines.forEach((line, at) => {
    try {
      reader.read(wordsOf(line));
    } catch (error) {
      throw error instanceof LedgerError ? new LedgerError(`line ${at + 1}: ${error.message}`) : error;
    }
  });
  const { logs, defined, quorum } = reader;
  const witnesses = [...defined.values()].filter((member) => 'key' in member);
  must(quorum !== undefined, 'there is no quorum line.');
  return { logs, witnesses, quorum };
}

/** The words of a line; none of a line that is empty or a comment. */
function wordsOf(line: string): string[] {
  const plain = line.replaceAll('\t', ' ');
  must(
    [...plain].every((each) => each >= ' ' && each !== '\x7f'),
    'The line has a control character.',
  );
  const words = plain.split(' ').filter((word) => word !== '');
  return words[0]?.startsWith('#') ? [] : words;
}

class PolicyReader {
  readonly logs: PolicyLog[] = [];
  quorum: PolicyMember | null | undefined;
  readonly defined = new Map<string, PolicyMember>();
  /** Who is in a group already: nobody counts in two ways. */
  readonly #taken = new Set<PolicyMember>();
  /** Two keys are one where their public halves are, whatever their names. */
  readonly #publicKeys = new Set<string>();

  read([kind, ...words]: string[]): void {
    const [name = '', ...rest] = words;
    if (kind === 'log') this.logs.push(this.#keyed('Log', ED25519, words));
    else if (kind === 'witness') this.#define({ name, ...this.#keyed('Witness', ED25519_COSIGNATURE, rest) });
    else if (kind === 'group') this.#group(name, rest);
    else if (kind === 'quorum') this.#setQuorum(words);
    else must(kind === undefined, `${kind} is not a word of a policy.`);
  }

  #keyed(kind: string, expected: number, [key = '', url, ...more]: string[]): PolicyLog {
    must(more.length === 0, 'The line has too many words.');
    const type = keyTypeOf(key);
    must(type === expected, `${kind} keys of type ${type} are not supported by this version.`);
    const publicKey = `${kind} ${toHex(parseVerifierKey(key).publicKey)}`;
    must(!this.#publicKeys.has(publicKey), 'The key is in the policy already.');
    this.#publicKeys.add(publicKey);
    return { key, url: url ?? null };
  }

  #group(name: string, [count = '', ...names]: string[]): void {
    const members = names.map((member) => this.#known(member));
    const needed = { any: 1, all: members.length }[count] ?? (isDecimal(count) ? Number(count) : 0);
    must(needed >= 1 && needed <= members.length, 'A group needs 1 to all of its members.');
    for (const member of members) {
      must(!this.#taken.has(member), `${member.name} is in a group already.`);
      this.#taken.add(member);
    }
    this.#define({ name, needed, members });
  }

  #setQuorum([name = '', ...more]: string[]): void {
    must(this.quorum === undefined && more.length === 0, 'A policy has one quorum.');
    this.quorum = name === 'none' ? null : this.#known(name);
  }

  #define(member: PolicyMember): void {
    must(member.name !== 'none' && !this.defined.has(member.name), `${member.name} is defined already.`);
    this.defined.set(member.name, member);
  }

  #known(name: string): PolicyMember {
    const member = this.defined.get(name);
    must(member !== undefined, `${name || 'A name'} is not defined.`);
    return member;
  }
}
