import type { Page } from '@playwright/test';

/** Milliseconds: between two characters of a hand scanner, two digits of a person, and a verdict and what comes next. */
const SCANNER = 12;
const FINGER = 180;
const PAUSE = 400;
const LONGEST_WAIT = 60_000;

/** What the page notes: when an Enter was pressed, and when a verdict was there. Milliseconds of the page. */
interface Noted {
  entered: number;
  verdicts: { words: string; at: number }[];
  /** When the field for the next code was there again. */
  ready: number;
}

/** Runs in the page: notes keys, verdicts and the return of the field. */
export function note(): void {
  const noted: Noted = { entered: 0, verdicts: [], ready: 0 };
  Object.assign(globalThis, { noted });
  const isCode = () => document.activeElement?.matches('input[enterkeyhint=go]') ?? false;
  document.addEventListener(
    'keydown',
    ({ key }) => key === 'Enter' && (noted.entered = performance.now()),
    true,
  );
  document.addEventListener('focusin', () => isCode() && (noted.ready = performance.now()));
  const look = () => {
    const words = document.querySelector('.hr-hidden[role=alert] > span')?.textContent ?? '';
    if (words) noted.verdicts.push({ words, at: performance.now() });
  };
  new MutationObserver((changes) => {
    const isVerdict = ({ target }: MutationRecord) =>
      target instanceof Element && target.matches('.hr-hidden[role=alert]');
    if (changes.some(isVerdict)) look();
  }).observe(document, { childList: true, subtree: true });
}

const notedOn = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);

/** The person and their scanner at the counter. */
export class Scanner {
  /** Milliseconds from each Enter to its verdict, and of each commit. */
  readonly verdicts: number[] = [];
  readonly commits: number[] = [];
  #seen = 0;

  constructor(readonly page: Page) {}

  async #answer(): Promise<{ words: string; took: number }> {
    const before = this.#seen;
    await this.page.waitForFunction(
      (seen) => (globalThis as unknown as { noted: Noted }).noted.verdicts.length > seen,
      before,
      { timeout: LONGEST_WAIT, polling: 10 },
    );
    const { verdicts, entered } = await notedOn(this.page);
    this.#seen = verdicts.length;
    const last = verdicts.at(-1)!;
    return { words: last.words, took: last.at - entered };
  }

  /** Scans a code, and waits as a person does once its verdict is there. @throws Error for another verdict */
  async scan(code: string, expected: string): Promise<void> {
    await this.page.keyboard.type(code, { delay: SCANNER });
    await this.page.keyboard.press('Enter');
    const { words, took } = await this.#answer();
    if (!words.includes(expected)) throw new Error(`${code}: ${words}`);
    this.verdicts.push(took);
    await this.page.waitForTimeout(PAUSE);
  }

  /** Presses keys that answer with a verdict. */
  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
    await this.#answer();
  }

  /** Turns the list to its recipient, who signs with their PIN. */
  async sign(pin: string): Promise<void> {
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(() => document.activeElement?.matches('input[type=password]'), null, {
      timeout: LONGEST_WAIT,
      polling: 10,
    });
    await this.page.keyboard.type(pin, { delay: FINGER });
    await this.page.keyboard.press('Enter');
    const { words, took } = await this.#answer();
    if (!words.includes('signed for')) throw new Error(words);
    this.commits.push(took);
    await this.page.waitForFunction(() => document.activeElement?.matches('input[enterkeyhint=go]'), null, {
      polling: 10,
    });
  }
}
