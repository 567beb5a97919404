import type { Page } from '@playwright/test';

/**
 * The least work that a list of so many rows can be: lines that fill the window, with one element and one text each,
 * moved by hand. Frames that it loses are due to the machine: the wheel, the compositor and other programs.
 */
const pageOf = (rows: number) => `<!doctype html><title>bare</title><style>
  body { margin: 0; font: 13px/40px sans-serif }
  main { height: 636px; margin: 200px 24px 0; overflow: auto }
  section { position: relative; height: ${rows * 40}px }
  div { position: absolute; left: 0; right: 0; height: 39px; border-bottom: 1px solid #ddd }
</style><main><section></section></main><script>
  const box = document.querySelector('main');
  const drawn = Array.from({ length: 34 }, () => box.firstChild.appendChild(document.createElement('div')));
  const draw = () => {
    const first = Math.max(0, Math.floor(box.scrollTop / 40) - 8);
    for (let place = first; place < first + drawn.length; place += 1) {
      const line = drawn[place % drawn.length];
      line.style.top = place * 40 + 'px';
      line.textContent = 'M4A1 Carbine W' + place + ' Operational';
    }
  };
  box.addEventListener('scroll', draw);
  draw();
</script>`;

/** What the wheel is turned over. */
export const BARE_SCROLLER = 'main';

/** Puts the bare list in the place of whatever the page shows. */
export async function openBareList(page: Page, rows: number): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(pageOf(rows));
}
