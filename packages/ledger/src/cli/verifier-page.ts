/** `verifier FILE`: writes the page that verifies exported ledgers, to be opened from disk. */
import { writeFile } from 'node:fs/promises';
import { verifierPage } from '../verifier-page/build';
import { fromCaller } from './caller';

async function main(file: string | undefined): Promise<void> {
  if (!file) {
    console.error('Usage: pnpm ledger:verifier FILE');
    process.exitCode = 2;
    return;
  }
  await writeFile(fromCaller(file), await verifierPage());
  console.log(`${fromCaller(file)}: open it in any browser.`);
}

void main(process.argv[2]);
