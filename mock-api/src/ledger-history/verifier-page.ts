import { readFile } from 'node:fs/promises';
import type { Config } from '../kernel';

/** The page that verifies an exported ledger without a server, as one HTML file. */
export async function verifierPage({ verifierFile }: Pick<Config, 'verifierFile'>): Promise<Buffer> {
  if (verifierFile) return readFile(verifierFile);
  const ledger = await import('@hand-receipt/ledger/verifier-page');
  return Buffer.from(await ledger.verifierPage());
}
