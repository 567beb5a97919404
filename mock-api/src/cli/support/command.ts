import { explain } from '../../process';

/** The command was typed wrongly; the usage is shown with it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command was understood and will not be carried out; `message` says why and what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Exit code of a command that was not carried out. */
export const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

/** `parseArgs` describes a wrong option in words that its user understands. */
const isMistyped = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

function sentenceOf(error: unknown): string | null {
  if (error instanceof Refusal) return error.message;
  return explain(error);
}

/**
 * Runs a command of the terminal and ends the process: 0 when done, 1 with a sentence where it was
 * refused or failed, 2 with the usage where it was typed wrongly.
 *
 * @param usage shown for --help, and after a mistake.
 */
export function runCommand(usage: string, main: (args: string[]) => Promise<void>): void {
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  main(args).catch((error: unknown) => {
    if (isMistyped(error)) {
      console.error(`${error.message}\n\n${usage}`);
      process.exit(EXIT_USAGE);
    }
    console.error(sentenceOf(error) ?? error);
    process.exit(EXIT_REFUSED);
  });
}
