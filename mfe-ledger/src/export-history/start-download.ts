/**
 * Has the browser download an answer of this server to disk as it comes: a ledger of a million events would
 * not fit into the page. The server names the file.
 */
export function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
