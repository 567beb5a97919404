import type { Page } from '@playwright/test';

/** What a dialog may be about, made or found before the walk. */
export interface Subjects {
  /** An item that the person holds. */
  itemId: string;
  sensitiveId: string;
  maintenanceId: string;
  documentId: string;
  /** A transfer that waits for their decision. */
  transferId: string;
  personId: string;
  unitId: string;
  /** An amendment and a closing that wait for their signature, and an item that left the book. */
  amendmentId: string;
  closingId: string;
  leftId: string;
}

export interface OpenDialog {
  name: string;
  as: 'halloran' | 'admin';
  path: (subjects: Subjects) => string;
  /** What opens it, one after the other; none where the address does. */
  steps?: readonly ((page: Page) => Promise<unknown>)[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
/** The first line of a table. */
const selectOne = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check({ force: true });
/** The log of a new device is empty, and then there is nothing to clear. */
const logSomething = async (page: Page) => {
  const me = (await (await page.request.get('/api/auth/me')).json()) as { id: string };
  const entry = { userId: me.id, at: Date.now(), text: 'PIN accepted' };
  await page.evaluate((log) => localStorage.setItem('handreceipt.securityLog', log), JSON.stringify([entry]));
  await page.reload();
};
const at = (path: string) => () => path;

/** What changes an item's record, and what is signed. A phone has them too. */
export const RECORD_DIALOGS: readonly OpenDialog[] = [
  { name: 'Edit Item', as: 'halloran', path: ({ itemId }) => `/property-book/${itemId}?edit=1` },
  {
    name: 'Change Location',
    as: 'halloran',
    path: ({ itemId }) => `/property-book/${itemId}`,
    steps: [press('Change Location')],
  },
  {
    name: 'Add Photo',
    as: 'halloran',
    path: ({ itemId }) => `/property-book/${itemId}`,
    steps: [press('Add Photo')],
  },
  {
    name: 'Count Components',
    as: 'halloran',
    path: ({ itemId }) => `/property-book/${itemId}`,
    steps: [press('Count Components')],
  },
  {
    name: 'Mount Item',
    as: 'halloran',
    path: ({ itemId }) => `/property-book/${itemId}`,
    steps: [press('Mount Item')],
  },
  {
    name: 'Record Calibration',
    as: 'halloran',
    path: ({ itemId }) => `/property-book/${itemId}`,
    steps: [press('Record Calibration')],
  },
  {
    name: 'Catalog, one NSN',
    as: 'halloran',
    path: ({ itemId }) => `/property-book/${itemId}`,
    steps: [press('By NSN')],
  },
  { name: 'Catalog', as: 'halloran', path: at('/property-book'), steps: [press('Catalog')] },
  {
    name: 'Report wrong data',
    as: 'halloran',
    path: ({ itemId }) => `/property-book/${itemId}?amend=report`,
  },
  {
    name: 'Propose amendment',
    as: 'halloran',
    path: ({ itemId }) => `/property-book/${itemId}?amend=propose`,
  },
  { name: 'Leave the Book', as: 'halloran', path: ({ itemId }) => `/property-book/${itemId}?leave=1` },
  { name: 'Reinstate', as: 'halloran', path: ({ leftId }) => `/property-book/${leftId}?reinstate=1` },
  {
    name: 'Classify',
    as: 'halloran',
    path: at('/property-book'),
    steps: [selectOne, press('Classify')],
  },
  { name: 'Amendment', as: 'halloran', path: ({ amendmentId }) => `/amendments/${amendmentId}` },
  {
    name: 'Refuse an amendment',
    as: 'halloran',
    path: ({ amendmentId }) => `/amendments/${amendmentId}`,
    steps: [press('Refuse')],
  },
  { name: 'Closing', as: 'halloran', path: ({ closingId }) => `/closings/${closingId}` },
  {
    name: 'Upload the signed copy',
    as: 'halloran',
    path: ({ closingId }) => `/closings/${closingId}`,
    steps: [press('Upload Signed Copy')],
  },
  { name: 'Sign a gain', as: 'halloran', path: at('/closings?tab=gains'), steps: [press('Sign')] },
  { name: 'Component list', as: 'halloran', path: at('/component-lists'), steps: [press(/^Open \d/)] },
  {
    name: 'Document of a shortage',
    as: 'halloran',
    path: at('/shortages'),
    steps: [press(/^Document of SH/)],
  },
];

/** Every dialog of the product and how to open it. A new dialog is one entry here. */
export const DIALOGS: readonly OpenDialog[] = [
  // The shell's own.
  { name: 'Notifications', as: 'halloran', path: at('/settings'), steps: [press(/^Notifications/)] },
  { name: 'What waits to be sent', as: 'halloran', path: at('/settings?queue=open') },
  { name: 'Update Profile', as: 'halloran', path: at('/profile'), steps: [press('Update Profile')] },
  { name: 'Reset device', as: 'halloran', path: at('/settings'), steps: [press(/^Reset device/i)] },
  { name: 'Reset preferences', as: 'halloran', path: at('/settings'), steps: [press('Reset preferences')] },
  {
    name: 'Change password',
    as: 'halloran',
    path: at('/settings?tab=security'),
    steps: [press('Change password')],
  },
  {
    name: 'New API token',
    as: 'halloran',
    path: at('/settings?tab=security'),
    steps: [press('New token')],
  },
  { name: 'Set PIN', as: 'halloran', path: at('/settings?tab=security'), steps: [press(/^Set (a )?PIN/)] },
  {
    name: 'Clear security log',
    as: 'halloran',
    path: at('/settings?tab=security'),
    steps: [logSomething, press('Clear security log')],
  },
  {
    name: 'Clear sync cache',
    as: 'halloran',
    path: at('/settings?tab=sync'),
    steps: [press('Clear sync cache')],
  },
  { name: 'Add New User', as: 'admin', path: at('/user-management?act=add') },
  { name: 'Edit User', as: 'admin', path: ({ personId }) => `/user-management?act=edit&person=${personId}` },
  {
    name: 'Deactivate',
    as: 'admin',
    path: ({ personId }) => `/user-management?act=deactivate&person=${personId}`,
  },
  {
    name: 'Sign Out Everywhere',
    as: 'admin',
    path: ({ personId }) => `/user-management?act=end-sessions&person=${personId}`,
  },
  {
    name: 'Reset Password',
    as: 'admin',
    path: ({ personId }) => `/user-management?act=reset-password&person=${personId}`,
  },
  {
    name: 'One-time link',
    as: 'admin',
    path: ({ personId }) => `/user-management?act=reset-password&person=${personId}`,
    steps: [press('Make Link')],
  },
  { name: 'Add Unit', as: 'admin', path: at('/user-management?tab=units&unitAct=add') },
  {
    name: 'Edit Unit',
    as: 'admin',
    path: ({ unitId }) => `/user-management?tab=units&unitAct=edit&unit=${unitId}`,
  },
  {
    name: 'Remove Unit',
    as: 'admin',
    path: ({ unitId }) => `/user-management?tab=units&unitAct=remove&unit=${unitId}`,
  },

  // Property book.
  ...RECORD_DIALOGS,
  { name: 'Create Digital Twin', as: 'halloran', path: at('/property-book?new=1') },
  { name: 'Item details', as: 'halloran', path: ({ itemId }) => `/property-book/${itemId}` },
  {
    name: 'Transfer Request',
    as: 'halloran',
    path: at('/property-book'),
    steps: [press(/^Request transfer/i)],
  },
  {
    name: 'Send Maintenance Form',
    as: 'halloran',
    path: at('/property-book'),
    steps: [press(/^Send maintenance form/i)],
  },
  {
    name: 'Recall',
    as: 'halloran',
    path: at('/property-book?tab=signedout'),
    steps: [press(/^Initiate recall|^Recall/i)],
  },
  {
    name: 'Bulk Recall',
    as: 'halloran',
    path: at('/property-book?tab=signedout'),
    steps: [selectOne, press('Recall')],
  },
  {
    name: 'Export DA 2062',
    as: 'halloran',
    path: at('/property-book'),
    steps: [selectOne, press(/^Export DA 2062/)],
  },
  {
    name: 'Bulk Transfer',
    as: 'halloran',
    path: at('/property-book'),
    steps: [selectOne, press(/^Bulk Transfer/)],
  },
  {
    name: 'Update Status',
    as: 'halloran',
    path: at('/property-book'),
    steps: [selectOne, press(/^Update Status/)],
  },
  { name: 'Consumable', as: 'halloran', path: at('/property-book/consumables?act=new') },

  // Transfers.
  { name: 'Initiate Equipment Transfer', as: 'halloran', path: at('/transfers?new=1') },
  { name: 'Transfer details', as: 'halloran', path: ({ transferId }) => `/transfers/${transferId}` },
  { name: 'Confirm Approval', as: 'halloran', path: at('/transfers'), steps: [press(/^Accept/)] },
  { name: 'Confirm Rejection', as: 'halloran', path: at('/transfers'), steps: [press(/^Decline/)] },

  // Sensitive items.
  { name: 'Sensitive item', as: 'halloran', path: ({ sensitiveId }) => `/sensitive-items/${sensitiveId}` },
  { name: 'Verify Items', as: 'halloran', path: at('/sensitive-items?verify=1') },
  { name: 'Inventories', as: 'halloran', path: at('/sensitive-items?inventories=1') },
  { name: 'New inventory', as: 'halloran', path: at('/sensitive-items?inventories=new') },
  { name: 'Check schedules', as: 'halloran', path: at('/sensitive-items?schedules=1') },

  // Maintenance and documents.
  {
    name: 'Edit maintenance',
    as: 'halloran',
    path: ({ maintenanceId }) => `/maintenance/${maintenanceId}`,
    steps: [press('Edit')],
  },
  {
    name: 'Add Part',
    as: 'halloran',
    path: ({ maintenanceId }) => `/maintenance/${maintenanceId}`,
    steps: [press('Add Part')],
  },
  { name: 'Send a form', as: 'halloran', path: at('/maintenance?send=1') },
  { name: 'Report maintenance', as: 'halloran', path: ({ itemId }) => `/maintenance?report=${itemId}` },
  { name: 'Connections', as: 'halloran', path: at('/maintenance?connections=1') },
  { name: 'Document', as: 'halloran', path: ({ documentId }) => `/documents?open=${documentId}` },

  // Ledger.
  { name: 'Export History', as: 'halloran', path: at('/audit-log?dialog=export') },
  { name: 'Write a correction', as: 'halloran', path: at('/correction-log?correct=new') },
];
