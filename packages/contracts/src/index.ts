export * from './product';
export * from './vocabulary';
export * from './constants';
export * from './query-roots';
export * from './mapping';
export type * from './remote';
export type * from './routes';
