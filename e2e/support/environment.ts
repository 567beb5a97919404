import type { LaunchOptions } from '@playwright/test';

export const PORT = Number(process.env.E2E_PORT ?? 3900);
export const ORIGIN = `http://127.0.0.1:${PORT}`;

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * The Chromium that is installed here, without its window where it comes by itself, which takes a quarter less of the
 * processor. Flags keep it from calling home, which a closed network refuses.
 */
export const chromiumOptions: LaunchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH || CHROMIUM,
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

/** The whole Chromium, for what the one without a window has not: a camera, and one process that a power cut ends. */
export const wholeChromium: LaunchOptions = { ...chromiumOptions, executablePath: CHROMIUM };

/** A browser whose camera films a video of `writeCodeVideo`. */
export const cameraOptions = (video: string): LaunchOptions => ({
  ...wholeChromium,
  args: [
    ...(chromiumOptions.args ?? []),
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ],
});
