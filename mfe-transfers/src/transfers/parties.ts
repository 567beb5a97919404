import { type PersonDto, personName, type Transfer, type UserDto } from '@hand-receipt/contracts';

type Me = Pick<UserDto, 'id' | 'rank' | 'lastName'>;

/** XFER-08: the same person by id, or by name where the server gave no id. */
const isMe = (me: Me, id: string | null, name: string) =>
  id === null ? name === personName(me) : id === me.id;

export const isSender = (transfer: Transfer, me: Me): boolean => isMe(me, transfer.fromId, transfer.from);
export const isRecipient = (transfer: Transfer, me: Me): boolean => isMe(me, transfer.toId, transfer.to);

/** SUCC-39: a sign-over to which the person above its giver has not agreed. */
export const waitsForConsent = ({ status, needsConsent, superiorAgreedAt }: Transfer): boolean =>
  status === 'pending' && needsConsent && superiorAgreedAt === null;

/** Only the person above the giver agrees. */
export const mayConsent = (transfer: Transfer, me: Me): boolean =>
  waitsForConsent(transfer) && transfer.superior?.id === me.id;

/** XFER-20: only a pending transfer is answered, and only by its recipient. */
export const mayDecide = (transfer: Transfer, me: Me): boolean =>
  transfer.status === 'pending' && isRecipient(transfer, me) && !waitsForConsent(transfer);

/** An offer is declined. A recall is not: it is its recipient's own, who cancels it instead. */
export const mayDecline = (transfer: Transfer, me: Me): boolean =>
  mayDecide(transfer, me) && !transfer.isRecall;

/** The holder of what is recalled says what became of it. */
export const mayAnswerRecall = (transfer: Transfer, me: Me): boolean =>
  transfer.status === 'pending' && transfer.isRecall && isSender(transfer, me);

/** Only a pending transfer can be canceled, and only by the person who opened it: the sender, or who recalled it. */
export const mayCancel = (transfer: Transfer, me: Me): boolean =>
  transfer.status === 'pending' &&
  (transfer.cancelUserId === null ? isSender(transfer, me) : transfer.cancelUserId === me.id);

/** A party in a list, and whether that is the reader: 'CPT Halloran (you)'. */
export const partyName = (name: string, isReader: boolean): string => (isReader ? `${name} (you)` : name);

/** Where a person stands: 'Company Commander', or else the unit. Null where the server sent no person. */
export const standing = (person: PersonDto | null): string | null =>
  person && (person.position ?? person.unit);

/** RULE-12: a serial number that the server left out. */
export const serialOf = (transfer: Transfer): string => transfer.serialNumber || 'N/A';

/** How a transfer is called for readers: 'M4A1 Carbine W123456'. */
export const transferName = (transfer: Transfer): string => `${transfer.name} ${serialOf(transfer)}`;
