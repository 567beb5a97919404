import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from './open-page';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const CONTRAST = 'color-contrast';

/** It is asked for what is wrong: to describe all that is right takes most of its time. */
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

async function look(axe: AxeBuilder, where: string): Promise<string[]> {
  // The whole answer is wanted from this page alone: there are no frames to gather from.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${where} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** What is wrong at a second look too: a notice may have come in the middle of the first, and been half faded in. */
async function found(page: Page, axe: () => AxeBuilder, where: string): Promise<string[]> {
  const first = await look(axe(), where);
  if (first.length === 0) return first;
  await settle(page);
  return look(axe(), where);
}

/** What axe finds on a page as it is, a line each. */
export const faults = (page: Page, where: string): Promise<string[]> =>
  found(page, () => axeOn(page).withTags(WCAG), where);

/** The same but for its colours. */
export const faultsOfForm = (page: Page, where: string): Promise<string[]> =>
  found(page, () => axeOn(page).withTags(WCAG).disableRules(CONTRAST), where);

/** Text that is too pale for its ground, within a part of the page: all that a theme decides, and slow to find. */
export const paleText = (page: Page, where: string, within = 'body'): Promise<string[]> =>
  found(page, () => axeOn(page).include(within).withRules(CONTRAST), where);

/** Turns an open page to the other look, as another tab of the browser would, and waits until it is. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: name }));
  }, theme);
  await page.waitForFunction((name) => document.documentElement.classList.contains(name), theme);
  await settle(page);
}
