/** `112 items`; '' until the server has said. */
export function itemCount(total: number | undefined): string {
  if (total === undefined) return '';
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'item' : 'items'}`;
}
