import { closingQueries } from '@hand-receipt/data';
import { useParams, useQuery } from '@hand-receipt/platform';
import { Box, BookOpenTextIcon, ButtonLink, PageBody, PageHeader, Tabs } from '@hand-receipt/ui';
import { ClosingList } from './closing-list';
import { TAB_WORDS, TABS, useTab } from './closing-scopes';
import { GainList } from './gain-list';
import { OpenClosing } from './open-closing';

/** What leaves the book by two signatures, and found items that wait for one. */
export default function ClosingsPage() {
  const { id } = useParams();
  const [tab, setTab] = useTab();
  const counts = useQuery(closingQueries.counts()).data;
  const countOf = { waiting: counts?.closings, gains: counts?.gains };
  const tabs = TABS.map((value) => ({
    value,
    label: TAB_WORDS[value].label,
    count: (value === 'waiting' || value === 'gains' ? countOf[value] : undefined) || undefined,
    countTone: 'demand' as const,
  }));
  return (
    <PageBody>
      <PageHeader
        caption="Into the book, and out of it"
        title="Closings"
        actions={
          <ButtonLink to="/property-book" icon={<BookOpenTextIcon />}>
            Property Book
          </ButtonLink>
        }
        phoneAction={null}
      />
      {id !== undefined && <OpenClosing key={id} id={id} />}
      <Tabs label="Closings" tabs={tabs} value={tab} onChange={setTab}>
        <Box pt="4">{tab === 'gains' ? <GainList /> : <ClosingList scope={tab} />}</Box>
      </Tabs>
    </PageBody>
  );
}
