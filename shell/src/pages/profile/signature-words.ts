import type { MySignaturesDto, SignatureMethod } from '@hand-receipt/contracts';

type Signature = MySignaturesDto['signatures'][number];
type WrongPin = MySignaturesDto['wrongPins'][number];

const METHODS: Record<SignatureMethod, string> = {
  'own-session': 'In your own session',
  'pin-on-device': 'With your PIN',
  'passkey-on-device': 'With your passkey',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What was signed, e.g. 'Amendment AM-0003, proposed'. */
export const signedWords = ({ kind, subjectId, part }: Signature): string =>
  `${capital(kind.replace('handover', 'hand-over'))} ${subjectId}, ${part}`;

/** How and where it was signed, e.g. 'With your PIN at Arms Room, on Window 1'. */
export const signaturePlace = ({ method, counter, device }: Signature): string =>
  [METHODS[method], counter && ` at ${counter}`, device && `, on ${device}`].filter(Boolean).join('');

/** Where a wrong PIN was typed. */
export const wrongPinPlace = ({ counter, device, operator }: WrongPin): string =>
  counter === null
    ? 'In a session of your account'
    : `At ${counter}, on ${device ?? 'an unknown device'}${operator === null ? '' : ` of ${operator}`}`;
