import { personName } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, BookOpenTextIcon, ButtonLink, NativeSelect, PageBody, PageHeader } from '@hand-receipt/ui';
import { leadsUnit } from '../items/permissions';
import { AnnexButton } from './annex-button';
import { ShortageList } from './shortage-list';

/** Whose items to show, me first. A holder whom the address names is a choice before the others load. */
function useHolders(chosen: string) {
  const me = useCurrentUser();
  const { data } = useQuery({ ...propertyQueries.holders(), enabled: leadsUnit(me) });
  const others = (data ?? []).filter(({ person }) => person.id !== me.id);
  const options = [
    { value: '', label: 'All holders' },
    { value: me.id, label: `${personName(me)}, you` },
    ...others.map(({ person }) => ({ value: person.id, label: personName(person) })),
  ];
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: 'Somebody else' }];
}

/** What is short of components, and the annex of one holder. */
export default function ShortagesPage() {
  const { get, set } = useUrlState();
  const holder = get('holder') ?? '';
  const holders = useHolders(holder);
  return (
    <PageBody>
      <PageHeader
        caption="Components"
        title="Shortages"
        actions={
          <>
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
      </Box>
      <ShortageList key={holder} holder={holder} />
    </PageBody>
  );
}
