import { RemoteHangs } from './health';
import { fileNamedIn } from './integrity/admitted-files';
import { IntegrityError } from './integrity/integrity-error';
import { PATIENCE_MS } from './patience';

/** How webpack begins what a module throws that it could not build, and one that imports a module that is not there. */
const NOT_COMPILED = ['Module build failed', 'Cannot find module'];

/**
 * What the compiler said of a module of a remote, with file and line; undefined for any other failure. Only a
 * development server serves such a module.
 */
export function compileErrorOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return NOT_COMPILED.some((start) => message.startsWith(start)) ? message : undefined;
}

const nameOfFile = (url: string) => new URL(url, location.href).pathname.split('/').pop() ?? url;

/**
 * What went wrong with a remote, for an administrator, without a full stop.
 * @param notAsSigned whether a file of it is known not to be what was signed
 */
export function failureWords(error: unknown, notAsSigned: boolean): string {
  if (error instanceof RemoteHangs) return `No answer in ${PATIENCE_MS / 1000} s`;
  const message = error instanceof Error ? error.message : String(error);
  const url = error instanceof Error ? fileNamedIn(error) : undefined;
  const file = url && nameOfFile(url);
  if (notAsSigned && file) return `${file} is not the file that was signed`;
  if (error instanceof IntegrityError) return message;
  return file ? `${file} could not be fetched` : message;
}
