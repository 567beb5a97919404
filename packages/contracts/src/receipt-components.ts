/** A component of an item as it was signed for, or counted when the item came back. */
export interface ReceiptComponent {
  name: string;
  /** Quantity authorized. */
  quantity: number;
  required: boolean;
  /** Null: not counted. */
  onHand: number | null;
  /** Of those on hand. */
  damaged: number;
}

/** How many are missing of a component; what is not counted or not required is not short. */
const shortOf = ({ quantity, required, onHand }: ReceiptComponent): number =>
  required && onHand !== null ? Math.max(quantity - onHand, 0) : 0;

function wordsOf(component: ReceiptComponent): string {
  const { name, quantity, onHand, damaged } = component;
  const short = shortOf(component);
  const facts = [short > 0 ? `${short} short` : '', damaged > 0 ? `${damaged} damaged` : ''];
  const said = facts.filter(Boolean).join(', ');
  return `${onHand ?? quantity} ${name}${said ? ` (${said})` : ''}`;
}

/** The components of an item on its receipt, e.g. '5 Magazine (2 short), 1 Sling'; '' for none. */
export const receiptComponentWords = (components: readonly ReceiptComponent[]): string =>
  components.map(wordsOf).join(', ');

/** A shortage that the count of a return opened. */
export interface ReceiptShortage {
  /** 'SH-' and a number. */
  id: string;
  /** Of the component. */
  name: string;
  quantity: number;
}

/** What a counted return adds to what was short before, e.g. 'Newly short: 2 Magazine (SH-0004)'; '' where nothing is short. */
export function newlyShortWords(
  components: readonly ReceiptComponent[],
  opened: readonly ReceiptShortage[],
): string {
  if (opened.length > 0) {
    return `Newly short: ${opened.map(({ id, name, quantity }) => `${quantity} ${name} (${id})`).join(', ')}`;
  }
  return components.some((component) => shortOf(component) > 0) ? 'Nothing newly short' : '';
}
