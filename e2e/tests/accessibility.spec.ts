import { expect, type Page } from '@playwright/test';
import { makeAccount } from '../support/accounts';
import { faults, faultsOfForm, paleText, setTheme } from '../support/axe';
import { makeClosings } from '../support/closings';
import { DIALOGS, type OpenDialog, RECORD_DIALOGS, type Subjects } from '../support/dialogs';
import { atApi } from '../support/items';
import { goToPage, openPage } from '../support/open-page';
import { letIn, person, PHONE } from '../support/people';
import { GUEST_ROUTES, RECORD_ROUTES, ROUTES, TABS } from '../support/routes';
import { test } from '../support/test';

// Each test looks and changes nothing, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

/** What axe finds on what is open, in both themes; of the colours of a part alone, where a part is all that is new. */
async function findings(page: Page, where: string, part?: string): Promise<string[]> {
  await setTheme(page, 'light');
  const light = `${where}, light`;
  const found = part
    ? [...(await faultsOfForm(page, where)), ...(await paleText(page, light, part))]
    : await faults(page, light);
  await setTheme(page, 'dark');
  return [...found, ...(await paleText(page, `${where}, dark`, part))];
}

test('check 30: axe finds nothing on any route in either theme', async ({ page }) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  const look = async (path: string, open = openPage) => {
    await open(page, path);
    wrong.push(...(await findings(page, path)));
  };
  for (const path of GUEST_ROUTES) await look(path);
  await letIn(page, 'halloran');
  for (const [index, path] of [...ROUTES, ...TABS].entries()) {
    await look(path, index === 0 ? openPage : goToPage);
  }
  expect(wrong).toEqual([]);
});

/** Somebody's first line of a list, whatever it is. */
async function firstId(api: Awaited<ReturnType<typeof atApi>>, path: string): Promise<string> {
  const answer = (await (await api.get(path)).json()) as { documents?: unknown };
  const [line] = (answer.documents ?? answer) as { id: string }[];
  expect(line, `nothing at ${path}`).toBeTruthy();
  return line?.id ?? '';
}

async function findSubjects(): Promise<Subjects> {
  const [halloran, admin] = [await atApi('halloran'), await atApi('admin')];
  const account = await makeAccount(admin, 'subject');
  return {
    itemId: await firstId(halloran, '/api/property?scope=assigned&limit=1'),
    sensitiveId: await firstId(halloran, '/api/sensitive-items'),
    maintenanceId: await firstId(halloran, '/api/maintenance?limit=1'),
    documentId: await firstId(halloran, '/api/documents?box=inbox'),
    transferId: await firstId(halloran, '/api/transfers?view=incoming&status=Pending&waiting=true&limit=1'),
    personId: account.id,
    unitId: account.unitId,
    amendmentId: await firstId(halloran, '/api/amendments?scope=waiting'),
    ...(await makeClosings(halloran)),
  };
}

/** There they are in a menu. */
const NOT_ON_A_PHONE = ['Catalog', 'Classify'];

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Opens each dialog, and looks at it. */
async function lookAtDialogs(page: Page, dialogs: readonly OpenDialog[]): Promise<string[]> {
  const subjects = await findSubjects();
  const wrong: string[] = [];
  for (const { name, path, steps = [] } of dialogs) {
    await test.step(name, async () => {
      await goToPage(page, path(subjects));
      for (const step of steps) await step(page);
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
      await expect(dialog, `${name} opens`).toBeVisible();
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
      wrong.push(...(await findings(page, name, DIALOG)));
    });
  }
  return wrong;
}

for (const who of ['halloran', 'admin'] as const) {
  test(`check 30: axe finds nothing in any dialog of ${who} in either theme`, async ({ browser }) => {
    test.setTimeout(480_000);
    const page = await person(browser, who);
    expect(
      await lookAtDialogs(
        page,
        DIALOGS.filter(({ as }) => as === who),
      ),
    ).toEqual([]);
  });
}

test('check 30: axe finds nothing on a phone in what changes the record of an item', async ({ browser }) => {
  test.setTimeout(480_000);
  const page = await person(browser, 'halloran', PHONE);
  const wrong: string[] = [];
  for (const path of RECORD_ROUTES) {
    await goToPage(page, path);
    wrong.push(...(await findings(page, path)));
  }
  wrong.push(
    ...(await lookAtDialogs(
      page,
      RECORD_DIALOGS.filter(({ name }) => !NOT_ON_A_PHONE.includes(name)),
    )),
  );
  expect(wrong).toEqual([]);
});

/** 320 px is 400 % of a small screen; 720 px is what a screen of 1440 px shows at 200 %. */
for (const width of [320, 720]) {
  test(`check 30: at ${width} px wide nothing but a table scrolls sideways`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(PHONE);
    await letIn(page, 'halloran');
    await page.setViewportSize({ width, height: width === 320 ? 700 : 450 });
    const wide: string[] = [];
    for (const route of ROUTES) {
      await goToPage(page, route);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) wide.push(`${route} by ${overflow} px`);
    }
    expect(wide).toEqual([]);
  });
}

/** What is wider than the cell, the header of a panel, the line or the head of a column that it stands in. */
const tooWide = (page: Page) =>
  page
    .locator('.hr-cell, .hr-panel > header, main li, main th')
    .evaluateAll((places) =>
      places
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );

test('on an upright tablet nothing is written over what stands beside it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  await letIn(page, 'halloran');
  const found: Record<string, unknown> = {};
  for (const path of ['/dashboard', '/property-book', '/transfers', '/sensitive-items', '/maintenance']) {
    await openPage(page, path);
    const wide = await tooWide(page);
    if (wide.length > 0) found[path] = wide;
  }
  expect(found).toEqual({});
});

test('who asks for less motion gets none: nothing moves when a dialog, a drawer or a menu opens', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await letIn(page, 'halloran');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => {
          const frames = (animation.effect as KeyframeEffect).getKeyframes();
          const moves = frames.some(({ transform, translate, scale }) =>
            [transform, translate, scale].some((value) => value && value !== 'none'),
          );
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
          return moves || iterations === Infinity || Number(duration) > 100;
        })
        .map((animation) => String((animation.effect as KeyframeEffect).target?.className)),
    );
  const seen: string[] = [];
  const watch = async (act: () => Promise<unknown>) => {
    await act();
    seen.push(...(await moving()));
  };
  await watch(() => page.goto('/transfers?new=1'));
  await watch(() => page.getByRole('dialog').waitFor());
  await page.keyboard.press('Escape');
  await watch(() => page.getByRole('button', { name: /^Notifications/ }).click());
  await watch(() => page.getByRole('dialog', { name: 'Notifications' }).waitFor());
  expect(seen).toEqual([]);
});
