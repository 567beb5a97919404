import { type LossCaseScope, lossCaseQueries } from '@hand-receipt/data';
import { knownValue, reasonOf, useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import { Box, GrowingList, PageBody, PageHeader, Tabs } from '@hand-receipt/ui';
import { LossCaseRow } from './loss-case-row';
import { Questions } from './questions';

const TABS: readonly LossCaseScope[] = ['open', 'closed'];
const WORDS = {
  open: { label: 'Open', empty: 'No open loss cases', hint: 'A report of a loss and a count open one.' },
  closed: { label: 'Closed', empty: 'No closed loss cases', hint: 'Cases that ended as found or adjusted.' },
} as const;

function CaseList({ scope }: { scope: LossCaseScope }) {
  const cases = useInfiniteQuery(lossCaseQueries.list(scope));
  const { label, empty, hint } = WORDS[scope];
  return (
    <GrowingList
      pages={cases}
      of="loss cases"
      label={`Loss cases, ${label.toLowerCase()}`}
      empty={{ title: empty, hint }}
      reason={reasonOf(cases.error)}
    >
      {(lossCase) => <LossCaseRow key={lossCase.id} lossCase={lossCase} />}
    </GrowingList>
  );
}

/** What is lost, what is asked of the reader, and how each search ended. */
export default function LossCasesPage() {
  const { get, set } = useUrlState();
  const tab = knownValue(TABS, get('tab')) || 'open';
  const tabs = TABS.map((value) => ({ value, label: WORDS[value].label }));
  return (
    <PageBody>
      <PageHeader caption="Lost, and not seen in a count" title="Loss Cases" />
      <Questions />
      <Tabs
        label="Loss Cases"
        tabs={tabs}
        value={tab}
        onChange={(value) => set({ tab: value === 'open' ? '' : value })}
      >
        <Box pt="4">
          <CaseList scope={tab} />
        </Box>
      </Tabs>
    </PageBody>
  );
}
