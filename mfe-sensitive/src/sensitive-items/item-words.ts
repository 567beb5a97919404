import type { SensitiveItemDto, UserDto } from '@hand-receipt/contracts';
import {
  type CountCheck,
  formatDate,
  formatDateTime,
  statusLook,
  type Tone,
  verificationWord,
} from '@hand-receipt/ui';

/** Name and serial number, for the names of controls. */
export const itemName = ({ name, serialNumber }: SensitiveItemDto): string => `${name} ${serialNumber}`;

/**
 * Who holds or has an item verifies it, or operates the counter that stores it; what a count did not see somebody else must
 * see. What was kept on this device by an earlier version does not say so.
 */
export const mayVerify = (item: SensitiveItemDto, user: UserDto): boolean =>
  item.mayVerify ?? (item.assignedTo?.id === user.id && item.status !== 'missing' && item.status !== 'lost');

/** 'Not seen in I-0012, 22NOV2026'; undefined for what is not missing. */
export const missingNote = ({ missing }: SensitiveItemDto): string | undefined =>
  missing ? `Not seen in ${missing.countId}, ${formatDate(missing.since)}` : undefined;

export const itemTone = (item: SensitiveItemDto): Tone => statusLook(verificationWord(item.status)).tone;

/** The count columns A to F, each with when it was due, when it was done and by whom. */
export const countChecks = ({ lastChecks }: SensitiveItemDto): CountCheck[] =>
  lastChecks.map(({ due, result, at, by }) => ({
    result,
    note: `due ${formatDateTime(due)}${at ? `, seen ${formatDateTime(at)}` : ''}${by ? ` by ${by}` : ''}`,
  }));
