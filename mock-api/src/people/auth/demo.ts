/** How one signs in to the demo company. Believed only while the server is in demo mode. */
export const DEMO_COMMANDER = 'halloran';
export const DEMO_SOLDIER = 'whitaker';
export const DEMO_PASSWORD = 'demo-0600';
