import { readConfig } from '../kernel';
import { readRelease } from '../release';
import { Refusal, runCommand } from './support/command';

const USAGE = `pnpm release:digest

Prints the SHA-256 of the signed list of every unit of the built product, that of these lines, which is the digest
of the release, and that of the ledger's one-file verifier. WEB_ROOT says where the product is, as for the server.`;

runCommand(USAGE, async () => {
  const { digest, verifier, units } = await readRelease(readConfig());
  if (digest === null || verifier === null) {
    throw new Refusal('The product is not built, so it has no digest. Run pnpm build.');
  }
  for (const { name, digest: ofUnit } of units) console.log(`${ofUnit} ${name}`);
  console.log(`\nRelease SHA-256  ${digest}\nVerifier SHA-256 ${verifier}`);
});
