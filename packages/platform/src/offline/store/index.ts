/** What needs the device's database. It is loaded after the first screen, or when the connection fails. */
export { dropPack, keepPack, readPack } from './counter-packs';
export { draftFiles, dropDraftFile, keepDraftFile } from './draft-files';
export { forgetDevice, forgetItems, keptFor } from './forget';
export { editQueuedChange } from './edit-queued-change';
export { mirrorNotifications } from './mirror-notifications';
export { addEntry, changeEntry, followOtherTabs, loadQueue, removeEntry } from './queue';
export { holdQueue } from './queue-lock';
export { replayAgain, replayQueue } from './replay';
export { saveRows, readRows } from './rows';
export { seedDevice } from './seed';
