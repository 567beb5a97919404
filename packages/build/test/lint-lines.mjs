/**
 * Reads pairs of a file of the workspace and a line from its input, as JSON, and answers what the linter says of
 * each line, were it written in that file: in one process, since it takes seconds to start.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const { ESLint } = createRequire(join(root, 'package.json'))('eslint');
const eslint = new ESLint({ cwd: root });

const answers = [];
for (const [file, line] of JSON.parse(readFileSync(0, 'utf8'))) {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: join(root, file) });
  answers.push(result?.messages ?? []);
}
console.log(JSON.stringify(answers));
