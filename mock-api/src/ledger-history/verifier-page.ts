import { readFile } from 'node:fs/promises';
import { PATHS } from '../kernel';

/** The page that verifies an exported ledger without a server, as one HTML file. */
export async function verifierPage(): Promise<Buffer> {
  if (PATHS.verifierPage) return readFile(PATHS.verifierPage);
  const ledger = await import('@hand-receipt/ledger/verifier-page');
  return Buffer.from(await ledger.verifierPage());
}
