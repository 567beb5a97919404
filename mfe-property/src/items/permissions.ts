import { BATTALION_ROLES, type PropertyItem, type Role, type UserDto } from '@hand-receipt/contracts';

const KEEPERS_OF_THE_BOOK: readonly Role[] = ['Supply Sergeant', 'Commander', 'Admin'];

/** Who sees the items of their unit and those below it, beside their own. */
export const leadsUnit = (user: UserDto): boolean => user.role !== 'Soldier';

/** Who may enter items in the property book. The API decides; the screens only follow. */
export const mayCreateItems = (user: UserDto): boolean => KEEPERS_OF_THE_BOOK.includes(user.role);

/** Who may propose to amend identifying data, or to let an item leave the book. */
export const mayPropose = (user: UserDto): boolean =>
  user.role === 'Supply Sergeant' || user.role === 'Commander';

/** Who opens an inventory of items that they choose: leaders, and not the staff of a battalion. */
export const mayCountChosen = (user: UserDto): boolean =>
  leadsUnit(user) && !BATTALION_ROLES.includes(user.role);

export const holds = (user: UserDto, item: PropertyItem): boolean => item.assignedTo === user.id;

/** Who may report wrong data: everybody who sees the item, but an S4 and a PBO only what they hold themselves. */
export const mayReport = (user: UserDto, item: PropertyItem): boolean =>
  !BATTALION_ROLES.includes(user.role) || holds(user, item);

const signed = (user: UserDto, item: PropertyItem): boolean =>
  item.chain.some((link) => link.user?.id === user.id);

/**
 * People who signed for the item may change its status and components. Keepers of the book may change every item. Nobody
 * changes one that left the book.
 */
export const mayChange = (user: UserDto, item: PropertyItem): boolean =>
  !item.leftAt && (signed(user, item) || mayCreateItems(user));

/** Who counts its components, records its calibration, and mounts and unmounts. */
export const holdsOrKeeps = (user: UserDto, item: PropertyItem): boolean =>
  !item.leftAt && (holds(user, item) || mayCreateItems(user));

/** On the way out of the book: until the closing ends, it is not offered, recalled, mounted or amended. */
export const isOnClosing = (item: PropertyItem): boolean => !item.leftAt && item.closing !== null;

/**
 * Its holder may offer an item to a person, and the keepers of the book what nobody holds. What a count did not see, or was
 * reported lost, cannot change hands.
 */
export const mayOffer = (user: UserDto, item: PropertyItem): boolean =>
  !item.missing && item.status !== 'Lost' && (item.assignedTo ? holds(user, item) : mayCreateItems(user));

/** A person in the chain of custody above the holder may ask for the item back. */
export const mayRecall = (user: UserDto, item: PropertyItem): boolean =>
  signed(user, item) && !holds(user, item) && !isOnClosing(item) && !item.missing;
