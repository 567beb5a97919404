/** What needs the device's database. It is loaded after the first screen, or when the connection fails. */
export { forgetDevice, keptFor } from './forget';
export { mendEntry } from './mend';
export { mirrorNotifications } from './mirror-notifications';
export { addEntry, changeEntry, followOtherTabs, loadQueue, removeEntry } from './queue';
export { holdQueue } from './queue-lock';
export { replayQueue } from './replay';
export { keepRows, keptRows } from './rows';
export { seedDevice } from './seed';
