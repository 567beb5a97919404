import type { HoldingsDto, PersonPageDto } from '@hand-receipt/contracts';
import { counted, FormCell, formatCount, FormStrip, HeroNumber } from '@hand-receipt/ui';

/** The figures of a person at a glance. */
export function PersonFigures({ page, holdings }: { page: PersonPageDto; holdings?: HoldingsDto }) {
  const holders = holdings?.signed_down.length ?? 0;
  const recalls = holdings?.transfers.filter(({ is_recall }) => is_recall).length ?? 0;
  const offers = (holdings?.transfers.length ?? 0) - recalls;
  return (
    <FormStrip columns={3} phoneColumns={2} size="stat">
      <FormCell caption="Holds" hint={`${formatCount(page.sensitive_held)} sensitive`}>
        <HeroNumber value={page.held} />
      </FormCell>
      <FormCell
        caption="Signed down"
        hint={page.signed_down > 0 ? `To ${counted(holders, 'person', 'people')}` : 'To nobody'}
      >
        <HeroNumber value={page.signed_down} />
      </FormCell>
      <FormCell
        caption="On the way"
        hint={`${counted(offers, 'offer')}, ${counted(recalls, 'recall')}`}
        phoneSpan={2}
      >
        <HeroNumber value={offers + recalls} />
      </FormCell>
    </FormStrip>
  );
}
