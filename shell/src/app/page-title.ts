import { lastParam, PRODUCT_NAME, type RegisteredRemote, routeAt } from '@hand-receipt/contracts';
import { shellPages } from './shell-pages';

/** What the window is called at a path that the router knows: the id of what it shows, the page's name, the product's. */
export function windowTitle(pathname: string, registry: RegisteredRemote[]): string {
  const named = [
    ...shellPages.map(({ path, title }) => ({ path, title })),
    ...registry.flatMap(({ title: section, nav, routes }) =>
      routes.map(({ path, title }) => ({
        path,
        title: title ?? nav.find((entry) => entry.path === path)?.label ?? section,
      })),
    ),
  ];
  const page = routeAt(named, pathname);
  const id = page && lastParam(page.path, pathname);
  return [id, page?.title ?? 'Page Not Found', PRODUCT_NAME].filter(Boolean).join(' - ');
}
