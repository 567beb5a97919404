import { amendmentQueries } from '@hand-receipt/data';
import { useParams, useQuery } from '@hand-receipt/platform';
import { Box, BookOpenTextIcon, ButtonLink, PageBody, PageHeader, Tabs } from '@hand-receipt/ui';
import { AmendmentList } from './amendment-list';
import { SCOPE_WORDS, SCOPES, useScope } from './amendment-scopes';
import { OpenAmendment } from './open-amendment';

/** Reports and proposals to correct identifying data, and what came of them. */
export default function AmendmentsPage() {
  const { id } = useParams();
  const [scope, setScope] = useScope();
  const waiting = useQuery(amendmentQueries.waiting()).data;
  const tabs = SCOPES.map((value) => ({
    value,
    label: SCOPE_WORDS[value].label,
    count: value === 'waiting' && waiting ? waiting : undefined,
    countTone: 'demand' as const,
  }));
  return (
    <PageBody>
      <PageHeader
        caption="Two signatures"
        title="Amendments"
        actions={
          <ButtonLink to="/property-book" icon={<BookOpenTextIcon />}>
            Property Book
          </ButtonLink>
        }
        phoneAction={null}
      />
      {id !== undefined && <OpenAmendment key={id} id={id} />}
      <Tabs label="Amendments" tabs={tabs} value={scope} onChange={setScope}>
        <Box pt="4">
          <AmendmentList scope={scope} />
        </Box>
      </Tabs>
    </PageBody>
  );
}
