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

/** The whole Chromium, with a camera that films a video of `writeCodeVideo`: the one without a window has no camera. */
export const cameraOptions = (video: string): LaunchOptions => ({
  ...chromiumOptions,
  executablePath: CHROMIUM,
  args: [
    ...(chromiumOptions.args ?? []),
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ],
});
