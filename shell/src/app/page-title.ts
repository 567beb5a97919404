import { lastParam, PRODUCT_NAME, type RegisteredRemote, routeAt } from '@hand-receipt/contracts';
import { shellPages } from './shell-pages';

const routesOf = (registry: RegisteredRemote[]) => [
  ...shellPages.map(({ path, title }) => ({ path, title, page: path })),
  ...registry.flatMap(({ name, title: section, nav, routes }) =>
    routes.map(({ path, title, page }) => ({
      path,
      title: title ?? nav.find((entry) => entry.path === path)?.label ?? section,
      page: `${name}/${page}`,
    })),
  ),
];

/** Which page the router shows at a path; several paths may be of one page. Undefined where there is none. */
export const pageAt = (pathname: string, registry: RegisteredRemote[]): string | undefined =>
  routeAt(routesOf(registry), pathname)?.page;

/** What the window is called at a path that the router knows: the id of what it shows, the page's name, the product's. */
export function windowTitle(pathname: string, registry: RegisteredRemote[]): string {
  const page = routeAt(routesOf(registry), pathname);
  const id = page && lastParam(page.path, pathname);
  return [id, page?.title ?? 'Page Not Found', PRODUCT_NAME].filter(Boolean).join(' - ');
}
