/** True on the path itself and below it: /transfers/5 is at /transfers, /transfersx is not. */
export const isAt = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
