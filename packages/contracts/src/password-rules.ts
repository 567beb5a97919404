import { PASSWORD_MIN } from './constants';
import type { Role } from './vocabulary';

/** Characters that the password of a person who can change others' accounts or the property book needs. */
const LEADER_PASSWORD_MIN = 12;
const LEADERS: readonly Role[] = ['Admin', 'Commander', 'PBO', 'Supply Sergeant'];

/** Fewer different characters are a pattern. */
const DIFFERENT_MIN = 5;

/** A shorter name is too likely to stand in other words. */
const NAME_INSIDE_MIN = 4;

/** What the passwords of published leaks are made of, without digits and signs. */
const COMMON: ReadonlySet<string> = new Set(
  `access administrator admin america arsenal army baseball basketball batman changeme charlie chelsea computer
  cookie daniel default demo donald dragon football freedom guest hello hockey hunter iloveyou jennifer jessica
  jordan killer letmein liverpool login lovely marine maverick master matthew michael michelle monkey mustang
  nothing passw passwd password passwort pepper pokemon princess private ranger root secret shadow soccer
  soldier starwars summer sunshine superman temp test thomas thunder trustno tigger welcome whatever winter
  spring autumn`.split(/\s+/),
);

/** Runs of neighboring keys and letters. A password that lies in one of them, forwards or backwards, is a run. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Signs and digits that people write in place of letters. */
const WRITTEN_AS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }; // prettier-ignore

const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '');
const unmasked = (text: string): string => text.replace(/[013457@$!]/g, (sign) => WRITTEN_AS[sign] ?? sign);
const backwards = (text: string): string => [...text].reverse().join('');

/** The word that a password repeats, or the password itself: 'testtest' is 'test'. */
function repeatedPart(letters: string): string {
  for (let length = 1; length <= letters.length / 2; length++) {
    const part = letters.slice(0, length);
    if (part.repeat(letters.length / length) === letters) return part;
  }
  return letters;
}

/** Digits at the end are years and counters, not letters: 'Password2024' is 'password'. */
function readingsOf(lower: string): string[] {
  const withoutTail = lower.replace(/[^a-z]+$/, '');
  return [lettersOf(lower), lettersOf(unmasked(lower)), lettersOf(unmasked(withoutTail))].map(repeatedPart);
}

const isCommon = (lower: string): boolean =>
  readingsOf(lower).some(
    (word) =>
      COMMON.has(word) ||
      (word.length >= DIFFERENT_MIN &&
        RUNS.some((run) => run.includes(word) || backwards(run).includes(word))),
  );

/** Characters that the password of a person in this role needs. */
export const passwordMinOf = (role: Role): number =>
  LEADERS.includes(role) ? LEADER_PASSWORD_MIN : PASSWORD_MIN;

/** Whose password it is. Names that are not known yet may be empty. */
export interface PasswordOwner {
  role: Role;
  username: string;
  firstName: string;
  lastName: string;
}

/**
 * Why a person may not choose this password. The one rule for registration, change, one-time link and command line.
 *
 * @returns a sentence; null where the password will do.
 */
export function passwordWeakness(password: string, owner: PasswordOwner): string | null {
  const min = passwordMinOf(owner.role);
  if ([...password].length < min) return `It is shorter than ${min} characters.`;
  if (new Set(password).size < DIFFERENT_MIN)
    return `It has fewer than ${DIFFERENT_MIN} different characters.`;
  if (/^\d+$/.test(password)) return 'It is a number.';
  const lower = password.toLowerCase();
  if (isCommon(lower)) return 'It is a common word with digits or signs around it.';
  const names = [owner.username, owner.firstName, owner.lastName].map((name) => name.trim()).filter(Boolean);
  const named = names.find((name) => {
    const word = name.toLowerCase();
    return word.length >= NAME_INSIDE_MIN ? lower.includes(word) : lettersOf(lower) === word;
  });
  return named ? `It contains '${named}'.` : null;
}
