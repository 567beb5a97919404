import { CircleXIcon, Tally, Text } from '@hand-receipt/ui';

interface CountTallyProps {
  items: number;
  counted: number;
  /** Differences that nobody has agreed to. One can be of an item that is on no line, so they can be more than the lines. */
  differ: number;
}

const wordsOf = (differ: number): string => `${differ} ${differ === 1 ? 'differs' : 'differ'}`;

/** How many lines are counted, and how many of those differ from the book. */
export function CountTally({ items, counted, differ }: CountTallyProps) {
  const differing = Math.min(differ, counted);
  return (
    <Tally
      label={`${counted} of ${items} items counted${differ > 0 ? `, ${wordsOf(differ)}` : ''}.`}
      segments={[
        { count: counted - differing, tone: 'success', label: 'counted' },
        { count: differing, tone: 'danger', label: 'differ', done: true },
        { count: items - counted, tone: 'neutral', label: 'not counted' },
      ]}
    />
  );
}

/** How many differ, with an icon; nothing where none do. */
export const differWords = (differ: number) =>
  differ > 0 && (
    <Text as="span" display="inline-flex" alignItems="center" gap="1" color="danger.fg">
      <CircleXIcon size={14} /> {wordsOf(differ)}
    </Text>
  );
