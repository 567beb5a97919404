/** Settings of units: a unit without a value of its own uses that of the nearest unit above it. */
export { unitSetting } from './read-settings';
export { unitSettingsRoutes } from './routes';
