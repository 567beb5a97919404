/**
 * True on the path itself and below it: /transfers/5 is at /transfers, /transfersx is not. Case does not matter, as
 * for the router.
 */
export const isAt = (pathname: string, path: string): boolean =>
  `${pathname.toLowerCase()}/`.startsWith(`${path.toLowerCase()}/`);
