import {
  DIFFERENCE_ACT_WORDS,
  type Role,
  type SuccessionDetailDto,
  type SuccessionDifferenceDto,
} from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { refusalOf, useCurrentUser, useMutation, useUrlState } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  formatDateTime,
  lateDialog,
  Link,
  Mono,
  Serial,
  StatusBadge,
  Text,
  toast,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { newsOfDifference } from './difference-news';
import { actLinks, KIND_WORDS, whereOf } from './difference-words';

const LetThroughDialog = lateDialog(
  () => import(/* webpackChunkName: "let-through" */ '../count/let-through-dialog'),
);
const ResolveDialog = lateDialog(
  () => import(/* webpackChunkName: "resolve-difference" */ './resolve-dialog'),
);

/** The columns of the list: difference, item, section and holder, when it was found, what settles it, acts. */
export const DIFFERENCE_COLUMNS =
  '140px minmax(0, 3fr) minmax(0, 2fr) 128px minmax(0, 3fr) minmax(120px, 2fr)';

const styles = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: '150px minmax(0, 1fr) minmax(0, 1fr) auto',
    xl: DIFFERENCE_COLUMNS,
  },
  gap: { base: '6px', md: '16px' },
  alignItems: 'center',
  padding: '10px 16px',
  textStyle: 'table',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
  // Between phone and desktop there is no room for these two.
  '& > :is([data-part=where], [data-part=found])': { display: { base: 'block', md: 'none', xl: 'block' } },
  '& [data-part=acts]': { display: 'flex', gap: '8px', flexWrap: 'wrap', justifyContent: 'flex-end' },
} as const;

/** Who proposes amendments, and lets items enter and leave the book. The API decides; the screen only follows. */
const KEEPERS_OF_THE_BOOK: readonly Role[] = ['Supply Sergeant', 'Commander'];

/** Kinds whose finding is a serial number. */
const NUMBERS: readonly SuccessionDifferenceDto['kind'][] = ['serial-differs', 'extra'];

/** Kinds that end by reading or counting once more. */
const COUNTED_AGAIN: readonly SuccessionDifferenceDto['kind'][] = [
  'missing',
  'wrong-holder',
  'component-short',
];

/** Whether the form of an act on a difference is open: `?act` of the address names the act, and `?of` the difference. */
function useAsked(
  act: 'agree' | 'let-through' | 'resolve',
  id: string,
): [boolean, (isAsked: boolean) => void] {
  const { get, set } = useUrlState();
  const isAsked = get('act') === act && get('of') === id;
  return [isAsked, (asked) => set(asked ? { act, of: id } : { act: '', of: '' })];
}

interface DifferenceProps {
  succession: SuccessionDetailDto;
  difference: SuccessionDifferenceDto;
}

/** What the book has and what was found. */
export function Subject({
  difference: { kind, item, found, found_name: foundName, found_upload: photo },
}: Pick<DifferenceProps, 'difference'>) {
  return (
    <span>
      <b>{item?.name ?? foundName ?? 'Not on the book'}</b>
      <Text overflowWrap="anywhere">
        {item && <Serial>{item.serial_number}</Serial>}
        {item && found && ' → '}
        {NUMBERS.includes(kind) && found ? <Serial>{found}</Serial> : found}
      </Text>
      {photo && (
        <Text textStyle="caption">
          <Link href={photo.address} download>
            Photo
          </Link>
        </Text>
      )}
    </span>
  );
}

/** Where it was found, and on whose hand receipt that is. */
function Where({ succession, difference }: DifferenceProps) {
  const { title, holder } = whereOf(succession, difference);
  return (
    <span data-part="where">
      {title}
      {holder && (
        <Text color="fg.muted" textStyle="caption">
          {holder}
        </Text>
      )}
    </span>
  );
}

/** Nobody has resolved it; the record may have what could: a loss case that a count opened. */
function OnRecord({ difference: { done } }: Pick<DifferenceProps, 'difference'>) {
  return (
    <span>
      {done.map(({ act, ref }) => (
        <Text key={`${act} ${ref ?? ''}`}>
          {DIFFERENCE_ACT_WORDS[act]}{' '}
          {act === 'loss' && ref ? <Link to={`/loss-cases/${ref}`}>{ref}</Link> : ref}
        </Text>
      ))}
      <Text color="fg.muted">Not resolved</Text>
    </span>
  );
}

/** How it ends, on which paper. */
export function Settled({ difference }: Pick<DifferenceProps, 'difference'>) {
  const { act, ref, note, upload, resolved_by: by, agreed_at: agreedAt } = difference;
  if (!act) return <OnRecord difference={difference} />;
  return (
    <span>
      {[DIFFERENCE_ACT_WORDS[act], ref].filter(Boolean).join(' ')}
      {note && (
        <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
          {note}
        </Text>
      )}
      <Text color="fg.muted" textStyle="caption">
        {[by && `Resolved by ${by.name}`, agreedAt && `agreed ${formatDateTime(agreedAt)}`]
          .filter(Boolean)
          .join(', ')}
        {upload && (
          <>
            {', '}
            <Link href={upload.address} download>
              attached file
            </Link>
          </>
        )}
      </Text>
    </span>
  );
}

/** Agrees after a question: what is agreed is not changed any more. */
function AgreeButton({
  successionId,
  difference,
}: {
  successionId: string;
  difference: SuccessionDifferenceDto;
}) {
  const [isAsked, setIsAsked] = useAsked('agree', difference.id);
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutate, isPending } = useMutation(successionMutations.agree(successionId));
  const { id, kind, item, found, act, ref } = difference;
  const subject = [item?.name ?? difference.found_name, item?.serial_number ?? found].filter(Boolean);
  const ends = [act && DIFFERENCE_ACT_WORDS[act], ref].filter(Boolean);
  const agree = () =>
    mutate(id, {
      onSuccess: () => {
        // The button is gone by then.
        toast({ tone: 'success', title: 'Difference Agreed', description: id });
        setIsAsked(false);
      },
      onError: setFailure,
    });
  return (
    <>
      <Button
        size="s"
        variant="primary"
        aria-label={`Agree, ${id}`}
        onClick={() => {
          setFailure(null);
          setIsAsked(true);
        }}
      >
        Agree
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          title={`Agree to ${id}?`}
          description={`${KIND_WORDS[kind].label}: ${subject.join(' ')}. It ends by: ${ends.join(' ')}. What is agreed cannot be changed.`}
          confirmLabel="Agree"
          working={isPending}
          onConfirm={agree}
          onClose={() => setIsAsked(false)}
        >
          {failure && <Alert tone="danger" title={refusalOf(failure)} />}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What opens the act that ends a difference, or counts it again. */
function ActLinks({ succession, difference }: DifferenceProps) {
  const { id, may } = succession;
  const [isLetting, setIsLetting] = useAsked('let-through', difference.id);
  const { kind, item, section } = difference;
  const mayLet = kind === 'wrong-holder' && may.letThrough && item;
  const keepsBook = KEEPERS_OF_THE_BOOK.includes(useCurrentUser().role);
  const links = may.record ? actLinks(id, difference) : [];
  return (
    <>
      {links
        .filter(({ ofBook }) => keepsBook || !ofBook)
        .map(({ to, label }) => (
          <Link key={label} to={to} aria-label={`${label}, ${difference.id}`}>
            {label}
          </Link>
        ))}
      {!keepsBook && links.some(({ ofBook }) => ofBook) && (
        <Text color="fg.muted" textStyle="caption">
          A Supply Sergeant or Commander changes the book.
        </Text>
      )}
      {mayLet && (
        <Button size="s" aria-label={`Let through, ${difference.id}`} onClick={() => setIsLetting(true)}>
          Let through...
        </Button>
      )}
      {may.read && COUNTED_AGAIN.includes(kind) && (
        <Link
          to={`/successions/${id}?strip=count&section=${section}`}
          aria-label={`Count again, ${difference.id}`}
        >
          Count again
        </Link>
      )}
      {isLetting && item && (
        <LetThroughDialog
          successionId={id}
          item={item}
          news={newsOfDifference('let-through', { succession, difference })}
          onClose={() => setIsLetting(false)}
        />
      )}
    </>
  );
}

/** A difference with what ends it. */
export function DifferenceRow({ succession, difference }: DifferenceProps) {
  const [isAsked, setIsAsked] = useAsked('resolve', difference.id);
  const { id, may } = succession;
  const { kind, state, done } = difference;
  const mayResolve = may.record && state !== 'agreed';
  return (
    <Box as="li" css={styles}>
      <StatusBadge {...KIND_WORDS[kind]} />
      <Subject difference={difference} />
      <Where succession={succession} difference={difference} />
      <Mono data-part="found">{formatDateTime(difference.opened_at)}</Mono>
      <Settled difference={difference} />
      <span data-part="acts">
        {state === 'agreed' && <StatusBadge status="approved" label="Agreed" />}
        {state === 'open' && done.length === 0 && (
          <ActLinks succession={succession} difference={difference} />
        )}
        {mayResolve && (
          <Button size="s" aria-label={`Resolve, ${difference.id}`} onClick={() => setIsAsked(true)}>
            Resolve...
          </Button>
        )}
        {may.agree && state === 'resolved' && <AgreeButton successionId={id} difference={difference} />}
      </span>
      {isAsked && (
        <ResolveDialog
          successionId={id}
          difference={difference}
          news={newsOfDifference('resolve', { succession, difference })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Box>
  );
}
