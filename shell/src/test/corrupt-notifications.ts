import { STORAGE_KEYS } from '@hand-receipt/contracts';

/** Import it before anything that reads storage: text that is no list of notifications. */
localStorage.setItem(STORAGE_KEYS.notifications, '{not json');
