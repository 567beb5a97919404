import path from 'node:path';

/** A relative path is meant from where the command was typed, not from this package. */
export const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);
