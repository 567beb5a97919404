/**
 * Shows or covers serial numbers on the whole page. Covered, each shows while its item is pointed at or has the
 * focus, and where the item is open. Readers are read it always: it is covered against eyes, not from its owner.
 */
export function showItemDetails(shown: boolean): void {
  const root = document.documentElement;
  if (shown) delete root.dataset.itemDetails;
  else root.dataset.itemDetails = 'covered';
}
