/** Changes of command, by which one person takes the place of another in a set of chains. */
export { openSuccession } from './open-succession';
export { default as successionRoutes } from './routes';
export { type SuccessionContents, NO_CONTENTS, readContents, successionDetails } from './succession-record';
