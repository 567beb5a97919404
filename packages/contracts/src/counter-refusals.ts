/** What a counter refuses in the words of everybody who shows or sends it. */
export const COUNTER_REFUSALS = {
  expired: 'This confirmation has expired. Confirm again.',
  changed: 'The list changed after it was shown. Show it again.',
  wrongPin: 'The PIN is wrong.',
  ownSignature: 'The operator does not sign for themselves. Ask another operator.',
  temporary: 'An item on a temporary hand receipt is not handed on.',
  waitedTooLong: 'This hand-over waited too long. Ask the counter to send it again.',
  countFirst: 'Count the room first.',
} as const;
