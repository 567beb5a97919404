import { FormCell, FormStrip, HeroNumber, LiveText, useIsPhone } from '@hand-receipt/ui';

const CAPTIONS = [
  'Total Inventory',
  'Pending Transfers',
  'Sensitive Items Verified',
  'Items Needing Maintenance',
];
const PHONE_CAPTIONS = [
  'Sensitive Items Verified',
  'Pending Transfers',
  'Items Needing Maintenance',
  'Total Inventory',
];

/** The strip without its figures, in the measures that it will have, so that nothing moves when they come. */
export function SummaryWaiting() {
  const isPhone = useIsPhone();
  return (
    <FormStrip columns="1fr 1fr 1.9fr 1fr" size="stat">
      {(isPhone ? PHONE_CAPTIONS : CAPTIONS).map((caption, index) => (
        <FormCell
          key={caption}
          caption={caption}
          hint={'\u00a0'}
          phoneSpan={isPhone && index % 3 === 0 ? 2 : 1}
        >
          <HeroNumber value={'\u00a0'} />
          {index === 0 ? <LiveText>Loading figures...</LiveText> : null}
        </FormCell>
      ))}
    </FormStrip>
  );
}
