import { PRODUCT_NAME, type RegisteredRemote } from '@hand-receipt/contracts';
import { shellPages } from './shell-pages';
import { isAt } from '../layout/is-at';

/** What the window is called at a path: the page's name, then the product's. */
export function windowTitle(pathname: string, registry: RegisteredRemote[]): string {
  const named = [
    ...shellPages.map(({ path, title }) => ({ path, title })),
    ...registry.flatMap((remote) => [
      ...remote.nav.map(({ path, label }) => ({ path, title: label })),
      ...remote.routes.map(({ path }) => ({ path, title: remote.title })),
    ]),
  ];
  const title = named.find(({ path }) => isAt(pathname, path))?.title ?? 'Page Not Found';
  return `${title} - ${PRODUCT_NAME}`;
}
