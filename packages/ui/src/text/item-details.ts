/**
 * Shows or covers serial numbers on the whole page. Covered, each shows while its item is pointed at or has the
 * focus, and where the item is open. Readers are read it always: it is covered against eyes, not from its owner.
 */
export function showItemDetails(shown: boolean): void {
  const root = document.documentElement;
  if (shown) delete root.dataset.itemDetails;
  else root.dataset.itemDetails = 'covered';
}

/**
 * Hides serial numbers on the whole page until further notice, from eyes, readers and copies alike. Pointing at
 * one does not show it.
 */
export function lockSerials(locked: boolean): void {
  const root = document.documentElement;
  if (locked) root.dataset.serials = 'locked';
  else delete root.dataset.serials;
}
