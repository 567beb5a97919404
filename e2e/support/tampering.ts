import type { RegisteredRemote } from '@hand-receipt/contracts';
import { expect, type Page, type Route } from '@playwright/test';

/** What code that should not run would leave behind. */
const MARK = 'globalThis.tampered = true;';

/** Whether anything that was changed has run in this page. */
export const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => 'tampered' in globalThis);

/** Sends what the server sends, with another text. */
async function change(route: Route, edit: (text: string) => string): Promise<void> {
  const answer = await route.fetch();
  const headers = { ...answer.headers() };
  // What is sent is neither compressed nor as long as what came.
  delete headers['content-encoding'];
  delete headers['content-length'];
  await route.fulfill({ status: answer.status(), headers, body: edit(await answer.text()) });
}

/** Puts code of somebody else's in front of the files that match. */
export const alterScript = (page: Page, files: RegExp): Promise<unknown> =>
  page.route(files, (route) => change(route, (text) => `${MARK}${text}`));

/** Changes one byte of the files that match, and nothing of what they do: a letter of the last comment. */
export const alterOneByte = (page: Page, files: RegExp): Promise<unknown> =>
  page.route(files, (route) =>
    change(route, (text) => text.replace(/(.)$/, (last) => (last === 'p' ? 'q' : 'p'))),
  );

const REGISTRY = /(<script type="application\/json" id="remotes">)(.*?)(?=<\/script>)/s;

type Edit = (line: RegisteredRemote, all: readonly RegisteredRemote[]) => RegisteredRemote;

/** Changes what the server says of one remote, in the document and in the registry. */
export async function alterRegistry(page: Page, name: string, edit: Edit): Promise<void> {
  const altered = (text: string) => {
    const all = JSON.parse(text) as RegisteredRemote[];
    expect(all.map((line) => line.name)).toContain(name);
    return JSON.stringify(all.map((line) => (line.name === name ? edit(line, all) : line)));
  };
  await page.route('**/remotes.json', (route) => change(route, altered));
  await page.route(
    () => true,
    (route) =>
      route.request().resourceType() === 'document'
        ? change(route, (html) =>
            html.replace(
              REGISTRY,
              (_, start: string, text: string) => start + altered(text).replaceAll('<', '\\u003c'),
            ),
          )
        : route.fallback(),
  );
}
