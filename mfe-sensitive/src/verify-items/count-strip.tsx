import { formatCount, FormCell, FormStrip, HeroNumber, LiveText, Tally } from '@hand-receipt/ui';

interface CountStripProps {
  /** What is counted, e.g. 'Verified'. */
  caption: string;
  done: number;
  expected: number;
  /** What is still to be read, where that is not all the rest. */
  missing?: number;
  /** Nobody will read the rest any more, and it is not missing. */
  cancelled?: boolean;
  /** What was read and is not on the list; undefined where nobody counts that. */
  extra?: number;
  /** Below the number of the rest, e.g. '2 to read again'. */
  restHint?: string;
}

const restCaption = (cancelled: boolean, extra: number | undefined): string => {
  if (cancelled) return 'Not counted';
  return extra === undefined ? 'To go' : 'Remaining';
};

/** How far it is: one number leads, one tick per item shows the rest. */
export function CountStrip({
  caption,
  done,
  expected,
  missing = expected - done,
  cancelled = false,
  extra,
  restHint,
}: CountStripProps) {
  const sentence = `${caption} ${formatCount(done)} of ${formatCount(expected)}`;
  return (
    // The strip clips its corners, so that a phone's sheet would squeeze it: the wrapper is not squeezed.
    <div>
      <FormStrip columns={extra === undefined ? '2fr 1fr' : '2fr 1fr 1fr'} phoneColumns={2} size="stat">
        <FormCell caption={caption} phoneSpan={extra === undefined ? 1 : 2}>
          <HeroNumber value={done} of={expected} />
          <Tally
            label={sentence}
            segments={[
              { count: done, tone: 'success', label: 'done' },
              cancelled
                ? { count: missing, tone: 'neutral', label: 'not counted' }
                : { count: missing, tone: 'neutral', label: 'remaining' },
            ]}
          />
        </FormCell>
        <FormCell caption={restCaption(cancelled, extra)} hint={restHint || undefined}>
          <HeroNumber value={missing} />
        </FormCell>
        {extra === undefined ? null : (
          <FormCell caption="Extra">
            <HeroNumber value={extra} />
          </FormCell>
        )}
      </FormStrip>
      <LiveText>{sentence}</LiveText>
    </div>
  );
}
