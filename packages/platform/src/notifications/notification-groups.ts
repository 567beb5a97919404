export type NotificationGroup = 'transfers' | 'system';

const TRANSFER_TYPES = ['transfer-request', 'transfer-approved', 'transfer-rejected'];

/** Which tab of the panel a notification is listed under: Transfers for its three types, System for any other. */
export const groupOf = (type: string): NotificationGroup =>
  TRANSFER_TYPES.includes(type) ? 'transfers' : 'system';
