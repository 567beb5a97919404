/** What needs the device's database. It is loaded after the first screen, or when the connection fails. */
export { forgetDevice, keptFor } from './forget';
export { mirrorNotifications } from './mirror-notifications';
export { addEntry, changeEntry, followOtherTabs, loadQueue, removeEntry } from './queue';
export { replayQueue } from './replay';
export { seedDevice } from './seed';
