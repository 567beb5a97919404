import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has on the way to what is wanted. */
const MOST_STOPS = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

type Way = 'Tab' | 'Shift+Tab';

/** Goes by Tab, or back, until the target has the focus, and checks that a ring shows where it is. */
export async function tabTo(page: Page, target: Locator, way: Way = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) {
      const ring = await target.evaluate((element) => {
        const shows = (part: Element | null) => {
          const style = part && getComputedStyle(part);
          return Boolean(style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
        };
        // A field's ring is around the box that it stands in.
        return shows(element) || shows(element.parentElement);
      });
      expect(ring, `the focus on ${target} shows`).toBe(true);
      return;
    }
    await page.keyboard.press(way);
  }
  throw new Error(`${target} is not reached by ${MOST_STOPS} times ${way}`);
}

/** Goes to a button or a link by Tab, and presses it by Enter. */
export async function pressByKey(page: Page, target: Locator, way: Way = 'Tab'): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab, and types into it. */
export async function typeByKey(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
