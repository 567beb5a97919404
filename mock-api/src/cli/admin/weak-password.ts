/** Shorter ones are guessed by machines; an Admin's opens everything. */
const ADMIN_PASSWORD_MIN = 12;

/** Fewer different characters are a pattern, not a password. */
const DIFFERENT_MIN = 5;

/** What most guessed passwords are made of, once digits and signs are taken off. */
const COMMON = [
  'password',
  'passwort',
  'letmein',
  'welcome',
  'qwerty',
  'administrator',
  'admin',
  'changeme',
  'demo',
];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Nothing but digits is a date, a number or a run of keys. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * Why a password is too weak for an Admin.
 *
 * @param known words that whoever guesses would try first: user name, names.
 * @returns a sentence; null where it will do.
 */
export function weakness(password: string, known: readonly string[]): string | null {
  if (password.length < ADMIN_PASSWORD_MIN) return `It is shorter than ${ADMIN_PASSWORD_MIN} characters.`;
  if (new Set(password).size < DIFFERENT_MIN)
    return `It has fewer than ${DIFFERENT_MIN} different characters.`;
  if (isNumber(password)) return 'It is a number.';
  if (COMMON.includes(lettersOf(password))) return 'It is a common word with digits or signs around it.';
  const lower = password.toLowerCase();
  const named = known.find((word) => word.length >= 3 && lower.includes(word.toLowerCase()));
  return named ? `It contains '${named}'.` : null;
}
