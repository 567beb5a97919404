import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds the API where its sources are newer than its build: what a test starts is what the sources say. */
export function buildApi(): void {
  execFileSync(process.execPath, [path.resolve(__dirname, '../../../scripts/build.mjs'), 'mock-api']);
}
