import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of a Chromium that is installed here, or null. `CHROMIUM_PATH` wins. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return existsSync(MAC) ? MAC : null;
}

/** The same browser without its window, where it is installed by itself, or null: tests take a quarter less time in it. */
export function findHeadlessShell() {
  const found = spawnSync('which', ['chromium-headless-shell'], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

export const howToGetABrowser = `
No Chromium was found for the end-to-end tests. Get one and run again:
  Debian, Ubuntu   sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask chromium
or name one that you have: CHROMIUM_PATH=/path/to/chrome npm test
`;
