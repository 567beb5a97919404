import type { LaunchOptions } from '@playwright/test';

export const PORT = Number(process.env.E2E_PORT ?? 3900);
export const ORIGIN = `http://127.0.0.1:${PORT}`;

/** The Chromium that is installed here. Flags keep it from calling home, which a closed network refuses. */
export const chromiumOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
