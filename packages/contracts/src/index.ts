export * from './product';
export * from './vocabulary';
export * from './constants';
export * from './query-roots';
export * from './mapping';
export * from './guess-category';
export type * from './remote';
export type * from './routes';
