import type { HoldingsDto, PersonPageDto } from '@hand-receipt/contracts';
import { peopleQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useParams, useQuery } from '@hand-receipt/platform';
import { Box, EmptyState, ErrorState, LoadingRows, PageBody, PageHeader } from '@hand-receipt/ui';
import { ChangeHolderLink } from './change-holder-link';
import { ClearLink } from './clear-link';
import { OpenTransfers } from './open-transfers';
import { PersonFigures } from './person-figures';
import { heldWords, nothingWords } from './person-words';
import { PersonShortages } from './person-shortages';
import { PrintButton } from './print-button';
import { ReceivedPanel } from './received-panel';
import { RecallAllButton } from './recall-all-button';
import { SignedDown } from './signed-down';
import { TemporaryPanel } from './temporary-panel';

const columns = {
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  '& > div': { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** The primary act on a line of its own, the others next to each other where they fit. */
const phoneActs = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginBottom: '16px',
  '& > *': { flex: '1 1 40%' },
  '& > [data-variant=primary]': { flexBasis: '100%', order: '-1' },
} as const;

interface Shown {
  page: PersonPageDto;
  holdings: HoldingsDto;
}

function Holdings({ page, holdings }: Shown) {
  const { received, signed_down: signedDown, temporary = [], transfers } = holdings;
  return (
    <Box css={columns}>
      <div>
        {received.length === 0 ? <EmptyState title={nothingWords(page)} /> : null}
        {received.map((receipt) => (
          <ReceivedPanel key={receipt.giver?.id ?? `book ${receipt.book}`} receipt={receipt} />
        ))}
      </div>
      <div>
        <TemporaryPanel items={temporary} />
        <PersonShortages holderId={page.person.id} />
        <OpenTransfers personId={page.person.id} transfers={transfers} />
        <SignedDown receipts={signedDown} />
      </div>
    </Box>
  );
}

function PersonDetails({ page }: { page: PersonPageDto }) {
  const { person, role, status } = page;
  const { data, error, refetch, isFetching } = useQuery(peopleQueries.holdings(person.id));
  const canPrint = data !== undefined && data.received.length > 0;
  const acts = (
    <>
      <ClearLink person={person} />
      {data ? <ChangeHolderLink person={person} holdings={data} /> : null}
      {data ? <RecallAllButton holdings={data} /> : null}
      {canPrint ? <PrintButton body={{ holderId: person.id }} label="Print hand receipts" primary /> : null}
    </>
  );
  return (
    <>
      <PageHeader
        caption={`People · ${person.unit}`}
        title={person.name}
        description={`${status === 'Inactive' ? 'Deactivated. ' : ''}${role}. ${heldWords(page)}.`}
        actions={acts}
        phoneAction={null}
      />
      <Box mb="4">
        <PersonFigures page={page} holdings={data} />
      </Box>
      <Box hideFrom="md" css={phoneActs}>
        {acts}
      </Box>
      {data ? <Holdings page={page} holdings={data} /> : null}
      {!data && error ? (
        <ErrorState
          title={statusOf(error) === 0 ? 'Needs a connection.' : error.message}
          message={reasonOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <LoadingRows text="Loading hand receipts..." rows={6} /> : null}
    </>
  );
}

/** What one person is responsible for: by giver, by holder, on the way, and short. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(peopleQueries.page(id));
  const unknown = statusOf(error) === 404;
  if (data && !unknown) {
    return (
      <PageBody>
        <PersonDetails key={id} page={data} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader caption="People" title="Hand Receipts" />
      {error ? (
        <ErrorState
          title={statusOf(error) === 0 ? 'Needs a connection.' : error.message}
          message={unknown ? 'This person does not exist, or you do not lead them.' : reasonOf(error)}
          onRetry={unknown ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading person..." rows={6} />
      )}
    </PageBody>
  );
}
