/** Loads this page anew, in the newest version. */
export const reloadPage = (): void => location.reload();
