import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Refusal } from './command';

/** Asks before something that cannot be undone. @throws Refusal without a yes, or without anybody to ask. */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) throw new Refusal(`${question}\nNobody is there to ask: say --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new Refusal('Nothing was changed.');
}

/** Shows the question and none of what is typed. */
async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stdout.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

/**
 * A new password: of the environment variable where it is set, of standard input where that is no
 * terminal, else typed twice unseen. Never of the command line, which every user of the machine can read.
 *
 * @throws Refusal where the two differ, or there is none.
 */
export async function newPassword(variable: string): Promise<string> {
  const fromEnvironment = process.env[variable];
  if (fromEnvironment) return fromEnvironment;
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
    if (line === '')
      throw new Refusal(`There is no password: set ${variable}, or send it to standard input.`);
    return line;
  }
  const typed = await askHidden('Password: ');
  if ((await askHidden('The same again: ')) !== typed) throw new Refusal('The two passwords differ.');
  return typed;
}
