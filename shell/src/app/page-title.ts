import { PRODUCT_NAME, type RegisteredRemote, routeAt } from '@hand-receipt/contracts';
import { shellPages } from './shell-pages';

/** What the window is called at a path that the router knows: the page's name, then the product's. */
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
  const title = routeAt(named, pathname)?.title ?? 'Page Not Found';
  return `${title} - ${PRODUCT_NAME}`;
}
