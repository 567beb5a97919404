import { cpSync, mkdirSync } from 'node:fs';

/**
 * Makes the data folder of a server. Where `npm test` has made the demo company already, each gets a copy of it;
 * else a server makes its own when it first starts, which takes it half a minute.
 */
export function makeDataFolder(folder: string): void {
  const made = process.env.E2E_DEMO_DIR;
  if (made) cpSync(made, folder, { recursive: true });
  else mkdirSync(folder, { recursive: true });
}
