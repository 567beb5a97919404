import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { type CounterDesk, openCounter, OPERATOR } from './counter-desk';
import { wholeChromium } from './environment';
import { DEMO_PASSWORD } from './people';

/** A device at the counter with a disk of its own: it loses its power, and comes back with what its browser kept. */
export class CounterDevice {
  readonly #profile = mkdtempSync(join(tmpdir(), 'hand-receipt-device-'));
  #context: BrowserContext | undefined;

  constructor(readonly desk: CounterDesk) {}

  /** Whether its browser shows a page. */
  get isOn(): boolean {
    return (this.#context?.pages().length ?? 0) > 0;
  }

  async #switchOn(): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...wholeChromium,
      baseURL: this.desk.server.origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
    });
    return this.#context.pages()[0] ?? this.#context.newPage();
  }

  /** The process of its browser: the one that no other process of the profile belongs to. */
  #process(): number {
    for (const name of readdirSync('/proc')) {
      const pid = Number(name);
      if (!pid) continue;
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        const isOfProfile = words.some((word) => word === `--user-data-dir=${this.#profile}`);
        if (isOfProfile && !words.some((word) => word.startsWith('--type='))) return pid;
      } catch {
        // It ended meanwhile.
      }
    }
    throw new Error('The browser of the device does not run.');
  }

  /** Takes its power away, as kill -9 does. */
  async cutPower(): Promise<void> {
    const closed = new Promise((resolve) => this.#context?.once('close', resolve));
    process.kill(this.#process(), 'SIGKILL');
    await closed;
  }

  /** Switched on, it asks who is there; the operator signs in and opens the counter. */
  async comeBack(): Promise<Page> {
    const page = await this.#switchOn();
    await page.goto('/counter');
    const username = page.getByLabel('Username');
    await expect(username.or(page.getByLabel('This device'))).toBeVisible();
    if (await username.isVisible()) {
      await username.fill(OPERATOR);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).not.toHaveURL(/login/);
    }
    await openCounter(page);
    return page;
  }

  async switchOff(): Promise<void> {
    await this.#context?.close();
  }

  /** Switches it off and deletes its disk. */
  async discard(): Promise<void> {
    await this.switchOff().catch(() => undefined);
    rmSync(this.#profile, { recursive: true, force: true });
  }
}
