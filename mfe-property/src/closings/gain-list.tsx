import type { UnsignedGainDto } from '@hand-receipt/contracts';
import { closingQueries } from '@hand-receipt/data';
import { reasonOf, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  FilePenLineIcon,
  formatDateTime,
  lateDialog,
  Link,
  LoadingRows,
  Panel,
  Serial,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';
import { TAB_WORDS } from './closing-scopes';
import { GainPaperButton } from './gain-paper-button';

const SignGainDialog = lateDialog(() => import(/* webpackChunkName: "sign-gain" */ './sign-gain-dialog'));

const styles = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    gap: '8px 16px',
    padding: '12px 16px',
    alignItems: 'center',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& [data-part=acts]': { display: 'flex', gap: '8px', flexWrap: 'wrap', alignItems: 'center' },
} as const;

function GainRow({ gain, onSign }: { gain: UnsignedGainDto; onSign: () => void }) {
  const { item, from, by, at, photos } = gain;
  return (
    <li>
      <span>
        <Link to={`/property-book/${item.id}`} ownLine>
          {item.name}
        </Link>{' '}
        <Serial>{item.serial_number}</Serial>
        <Text color="fg.muted">
          Found on installation{from ? `: ${from}` : ''}. Entered by {by?.name ?? 'nobody known'},{' '}
          {formatDateTime(at)}.
        </Text>
        {photos.map(({ uploadId, address, mediaType }, index) => (
          <Text as="span" key={uploadId} mr="3">
            <a href={address} target="_blank" rel="noreferrer">
              {mediaType === 'application/pdf' ? 'Paper' : 'Photo'} {index + 1}
            </a>
          </Text>
        ))}
      </span>
      <span data-part="acts">
        <GainPaperButton id={item.id} />
        {gain.may_sign ? (
          <Button variant="primary" icon={<FilePenLineIcon />} onClick={onSign}>
            Sign
          </Button>
        ) : (
          <StatusBadge status="pending" label="Waits" />
        )}
      </span>
    </li>
  );
}

/** Found items that nobody has signed for. The one that is being signed is in the address, as `gain`. */
export function GainList() {
  const { get, set } = useUrlState();
  const { data: gains, error, refetch, isFetching } = useQuery(closingQueries.gains());
  if (!gains) {
    return error ? (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows text="Loading gains..." rows={3} />
    );
  }
  const { label, empty, hint } = TAB_WORDS.gains;
  const asked = gains.find(({ item, may_sign }) => may_sign && item.id === get('gain'));
  return (
    <>
      <Panel>
        {gains.length === 0 ? (
          <EmptyState title={empty} hint={hint} />
        ) : (
          <Box as="ul" css={styles} aria-label={label}>
            {gains.map((gain) => (
              <GainRow key={gain.item.id} gain={gain} onSign={() => set({ gain: gain.item.id })} />
            ))}
          </Box>
        )}
      </Panel>
      {asked && <SignGainDialog gain={asked} onClose={() => set({ gain: '' })} />}
    </>
  );
}
