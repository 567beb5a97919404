/** Settings of units: a unit without a value of its own uses that of the nearest unit above it. */
export { type SettingChange, writeSetting } from './change-setting';
export { requireVisibleUnit, unitSetting } from './read-settings';
export { unitSettingsRoutes } from './routes';
