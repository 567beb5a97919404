/** Consumable stock and its movements. */
export { createConsumable } from './create-consumable';
export { issue, restock } from './move-stock';
export { default as consumablesRoutes } from './routes';
