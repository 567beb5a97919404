import { STORAGE_KEYS } from '@hand-receipt/contracts';

/** Import it before anything that reads storage: what an earlier visit of this browser kept. */
localStorage.setItem(
  STORAGE_KEYS.notifications,
  JSON.stringify([
    {
      id: 'N-1',
      timestamp: Date.now() - 3_600_000,
      type: 'transfer-request',
      title: 'Transfer request',
      message: 'SPC Whitaker wants to transfer M4A1 Carbine W123488 to you',
      action: { label: 'View', path: '/transfers/1' },
      read: false,
    },
  ]),
);
