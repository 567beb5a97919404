/** Changes of command and of sub-hand receipt holders, by which one person takes the place of another in a set of chains. */
export { countRoutes as successionCountRoutes } from './count.routes';
export { titleOf } from './kind-words';
export { openSuccession } from './open-succession';
export { returnToActive } from './return-to-active';
export { default as successionRoutes } from './routes';
export { readContents, successionDetails } from './succession-record';
