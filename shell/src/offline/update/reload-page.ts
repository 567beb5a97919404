/** Reloads this page in the newest version. */
export const reloadPage = (): void => location.reload();
