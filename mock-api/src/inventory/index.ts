/** Inventories, and the scans that count. */
export { INVENTORY_REPORT } from './close-inventory';
export { findClosedReport, findInventoryReport } from './find-report';
export { createProgram } from './program/programs';
export { inCyclicPlan } from './program/draw-list';
export { type InventoryContents, openedDetails, readContents, seenOf } from './inventory-record';
export { markNotSeen, tellNotSeen } from './mark-not-seen';
export { default as inventoriesRoutes } from './routes';
export { closeRoomCount } from './room/close-room-count';
export { openRoomCount } from './room/open-room-count';
export { scanLine } from './scan-line';
