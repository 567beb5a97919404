/**
 * Why a sign-in at a provider or with a certificate ended without a session. The address of the page that the browser
 * comes back to has the word, never the sentence.
 */
export const SIGN_IN_REFUSALS = {
  pending: 'Your account is waiting for a leader of your unit to activate it.',
  inactive: 'Your account has been deactivated. Ask your commander or supply sergeant.',
  blocked: 'Your sign-in is blocked. Ask an Admin.',
  'email-taken':
    'Another account has your email address. Ask an Admin to link your sign-in to it, or sign in to it with its password and link it in Settings.',
  'provider-down': 'The sign-in provider does not answer. Try again in a few minutes.',
  'provider-refused': 'The sign-in provider did not sign you in. Try again, or ask your administrator.',
  'provider-wrong': 'The sign-in provider sent something that cannot be trusted. Ask your administrator.',
  clock:
    'The clocks of this server and of the sign-in provider differ by more than two minutes. Ask your administrator.',
  used: 'This sign-in was used already, took longer than ten minutes, or began in another browser. Start again.',
  'code-expired': 'The sign-in took too long. Start again.',
  'too-many': 'Too many sign-ins were begun from your network. Try again in 15 minutes.',
  'not-yours': 'You signed in as another person. Nothing was confirmed.',
  'not-again': 'The sign-in provider did not ask you to sign in again. Nothing was confirmed.',
  'linked-elsewhere': 'This sign-in belongs to another account. Ask an Admin.',
  'session-ended': 'Your session has ended. Sign in first.',
} as const;

export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;

/** The sentence of a word from an address; null for a word that is none of these. */
export const signInRefusalOf = (word: string): string | null =>
  Object.hasOwn(SIGN_IN_REFUSALS, word) ? SIGN_IN_REFUSALS[word as SignInRefusal] : null;
