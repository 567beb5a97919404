import type { ComponentStatus, ItemComponent } from '@hand-receipt/contracts';
import { formatCount } from '../counts/format-count';

/** One thing to say of a component: which look it has, and in which words. */
export interface ComponentState {
  status: ComponentStatus | 'not-verified';
  label?: string;
}

type Counts = Pick<ItemComponent, 'quantity' | 'required' | 'onHand' | 'damaged'>;

/** How many of what is there are not there. */
function missing({ quantity, required, onHand }: Counts): ComponentState | null {
  if (onHand === null || onHand >= quantity) return null;
  if (quantity === 1) return { status: 'missing' };
  const short = `${formatCount(quantity - onHand)} of ${formatCount(quantity)}`;
  return { status: 'missing', label: required ? `Short ${short}` : `${short} not on hand` };
}

function damagedOf({ quantity, damaged }: Counts): ComponentState | null {
  if (damaged === 0) return null;
  return { status: 'damaged', label: quantity === 1 ? undefined : `${formatCount(damaged)} damaged` };
}

function presentOf({ quantity, onHand }: Counts): ComponentState | null {
  if (onHand === null) return { status: 'not-verified', label: 'Not counted' };
  return onHand > quantity
    ? { status: 'present', label: `Present, over by ${formatCount(onHand - quantity)}` }
    : null;
}

/** What there is to say of a component, what is short first: 'Short 2 of 7', '1 damaged', 'Present, over by 1'. */
export function componentStates(component: Counts): ComponentState[] {
  const states = [missing(component), presentOf(component), damagedOf(component)].filter(
    (state) => state !== null,
  );
  return states.length > 0 ? states : [{ status: 'present' }];
}

/** A component and its counts as a screen reader says them: 'Magazine, 5 on hand of 7, 2 short' */
export function countWords({ name, ...counts }: Counts & { name: string }): string {
  const { quantity, required, onHand, damaged } = counts;
  if (onHand === null) return `${name}, not counted of ${formatCount(quantity)}`;
  const short = quantity - onHand;
  return [
    `${name}, ${formatCount(onHand)} on hand of ${formatCount(quantity)}`,
    ...(short > 0 && required ? [`${formatCount(short)} short`] : []),
    ...(short < 0 ? [`over by ${formatCount(-short)}`] : []),
    ...(damaged > 0 ? [`${formatCount(damaged)} damaged`] : []),
  ].join(', ');
}
