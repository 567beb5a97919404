import path from 'node:path';
import { UsageError } from './command';

/** A whole number of an option, e.g. `--items 1000`. @throws UsageError for anything else. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  { from, to, fallback }: { from: number; to: number; fallback: number },
): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < from || number > to) {
    throw new UsageError(`--${name} is '${text}'; it takes a whole number from ${from} to ${to}.`);
  }
  return number;
}

/** The one file that a command is about, where the person who typed it means it to be. */
export function oneFile(positionals: readonly string[]): string {
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError('Name one file.');
  return path.resolve(process.env.INIT_CWD ?? '', file);
}
