import { readFileSync } from 'node:fs';
import { LedgerError, type Policy, readPolicy } from '@hand-receipt/ledger';
import type { ConfigReader } from './config-reader';

const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/** The policy in the file of WITNESS_POLICY_FILE; null where no file is named. */
export function readWitnessPolicy(read: ConfigReader): Policy | null {
  const file = read.file('WITNESS_POLICY_FILE');
  if (file === null) return null;
  try {
    const policy = readPolicy(readFileSync(file, 'utf8'));
    for (const { name, url } of policy.witnesses) {
      if (url !== null && !isWebAddress(url))
        read.mistakes.push(
          `WITNESS_POLICY_FILE: the address of ${name} must begin with http:// or https://.`,
        );
    }
    return policy;
  } catch (error) {
    const { message } = error as Error;
    const what = error instanceof LedgerError ? `, ${message}` : ` cannot be read: ${message}`;
    read.mistakes.push(`WITNESS_POLICY_FILE${what}`);
    return null;
  }
}
