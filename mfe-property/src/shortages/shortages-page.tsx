import { personName } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  BookOpenTextIcon,
  Button,
  ButtonLink,
  NativeSelect,
  PageBody,
  PageHeader,
} from '@hand-receipt/ui';
import { holderOptions } from '../items/holder-options';
import { leadsUnit } from '../items/permissions';
import { useRowOrigin } from '../reconciliation/return-to-row';
import { AnnexButton } from './annex-button';
import { ShortageList } from './shortage-list';

/** Whose items to show, me first. A holder whom the address names is a choice before the others load. */
function useHolders(chosen: string) {
  const me = useCurrentUser();
  const { data } = useQuery({ ...propertyQueries.holders(), enabled: leadsUnit(me) });
  const others = (data ?? []).filter(({ person }) => person.id !== me.id);
  const options = [
    { value: '', label: 'All Holders' },
    { value: me.id, label: `${personName(me)}, you` },
    ...holderOptions(others).map(({ value, label }) => ({ value, label })),
  ];
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: 'Somebody else' }];
}

/** What is short of components, and the annex of one holder. */
export default function ShortagesPage() {
  const { get, set } = useUrlState();
  const holder = get('holder') ?? '';
  const item = get('item');
  const origin = useRowOrigin();
  const holders = useHolders(holder);
  return (
    <PageBody>
      <PageHeader
        caption="Components"
        title="Shortages"
        actions={
          <>
            {origin && <ButtonLink to={origin.to}>Back to {origin.id}</ButtonLink>}
            <ButtonLink to="/component-lists">Component Lists</ButtonLink>
            <ButtonLink to="/property-book" icon={<BookOpenTextIcon />}>
              Property Book
            </ButtonLink>
          </>
        }
        phoneAction={null}
      />
      <Box display="flex" gap="3" flexWrap="wrap" alignItems="end" mb="4">
        <NativeSelect
          label="Holder"
          value={holder}
          options={holders}
          onChange={(next) => set({ holder: next })}
        />
        {holder && <AnnexButton holder={holder} />}
        {item && <Button onClick={() => set({ item: '' })}>Show all items</Button>}
      </Box>
      <ShortageList key={`${holder} ${item}`} holder={holder} item={item} />
    </PageBody>
  );
}
