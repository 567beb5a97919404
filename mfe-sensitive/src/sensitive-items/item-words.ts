import type { SensitiveItemDto, UserDto } from '@hand-receipt/contracts';
import { type CountCheck, formatDateTime, statusLook, type Tone } from '@hand-receipt/ui';

/** Name and serial number, for the names of controls. */
export const itemName = ({ name, serialNumber }: SensitiveItemDto): string => `${name} ${serialNumber}`;

/** Only the person to whom an item is assigned verifies it. */
export const mayVerify = (item: SensitiveItemDto, user: UserDto): boolean => item.assignedTo?.id === user.id;

export const itemTone = (item: SensitiveItemDto): Tone => statusLook(item.status).tone;

/** The count columns A to F, each with when it was due, when it was done and by whom. */
export const countChecks = ({ lastChecks }: SensitiveItemDto): CountCheck[] =>
  lastChecks.map(({ due, result, at, by }) => ({
    result,
    note: `due ${formatDateTime(due)}${at ? `, seen ${formatDateTime(at)}` : ''}${by ? ` by ${by}` : ''}`,
  }));
