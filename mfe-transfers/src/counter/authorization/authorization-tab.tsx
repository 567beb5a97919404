import type { CounterAuthorizationDto, CounterDto } from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Button,
  ConfirmDialog,
  counted,
  EmptyState,
  ErrorState,
  FiltersBar,
  LoadingRows,
  Panel,
  PrinterIcon,
  SearchInput,
  Stack,
  toast,
  PlusIcon,
} from '@hand-receipt/ui';
import { AuthorizeDialog } from './authorize-dialog';
import { AuthorizedList } from './authorized-list';
import { Gaps } from './gaps';
import { PreviewDialog } from './preview-dialog';

const fits = ({ person, item }: CounterAuthorizationDto, text: string): boolean =>
  [person.name, item.name, item.serial_number].some((word) =>
    word.toLowerCase().includes(text.toLowerCase()),
  );

/** Who is authorized for which weapon of the counter, their cards, and what is nobody's weapon. */
export default function AuthorizationTab({ counter }: { counter: CounterDto }) {
  const { data, error, refetch, isFetching } = useQuery(counterQueries.authorizations(counter.id));
  if (data) return <Authorizations counter={counter} entries={data} />;
  if (!error) return <LoadingRows text="Loading the authorizations..." />;
  return (
    <ErrorState
      title="Failed to load the authorizations"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

interface AuthorizationsProps {
  counter: CounterDto;
  entries: readonly CounterAuthorizationDto[];
}

function Authorizations({ counter, entries }: AuthorizationsProps) {
  const { get, set } = useUrlState();
  const { setUp, operate } = counter.may;
  const shown = entries.filter((entry) => fits(entry, get('q')));
  return (
    <Stack gap="4" align="stretch">
      <FiltersBar
        resultText={counted(shown.length, 'weapon')}
        search={
          <SearchInput
            label="Search"
            placeholder="Person or serial number"
            value={get('q')}
            onChange={(q) => set({ q })}
          />
        }
      >
        {setUp ? (
          <>
            <Button icon={<PlusIcon />} onClick={() => set({ dialog: 'import' })}>
              Import CSV
            </Button>
            <Button onClick={() => set({ dialog: 'take' })}>Take from Hand Receipts</Button>
            <PrintCards counter={counter} entries={shown} />
          </>
        ) : null}
      </FiltersBar>
      <Panel title="Authorized weapons">
        {shown.length === 0 ? (
          <EmptyState
            title={
              entries.length === 0 ? 'Nobody is authorized for a weapon yet' : 'Nothing fits this search'
            }
            hint={
              entries.length === 0 && setUp ? 'Authorize people for weapons in the list below.' : undefined
            }
          />
        ) : (
          <AuthorizedList
            entries={shown}
            onEnd={setUp ? (item) => set({ dialog: 'end', item }) : undefined}
          />
        )}
      </Panel>
      {setUp || operate ? (
        <Gaps
          counter={counter}
          onAuthorize={setUp ? (item) => set({ dialog: 'authorize', item }) : undefined}
        />
      ) : null}
      {setUp ? <OpenDialog counter={counter} entries={entries} /> : null}
    </Stack>
  );
}

/** The dialog of the address. */
function OpenDialog({ counter, entries }: AuthorizationsProps) {
  const { get, set } = useUrlState();
  const close = () => set({ dialog: '', item: '' });
  const dialog = get('dialog');
  const ending = entries.find(({ item }) => dialog === 'end' && item.id === get('item'));
  if (ending) return <EndDialog counter={counter} entry={ending} onClose={close} />;
  if (dialog === 'authorize')
    return <AuthorizeDialog counter={counter} itemId={get('item')} onClose={close} />;
  if (dialog !== 'import' && dialog !== 'take') return null;
  const source = dialog === 'import' ? 'file' : 'hand-receipts';
  return <PreviewDialog counter={counter} source={source} onClose={close} />;
}

/** New cards for all that is shown. Their former cards are void, so it asks first. */
function PrintCards({ counter, entries }: AuthorizationsProps) {
  const { get, set } = useUrlState();
  const { mutate, isPending } = useMutation(counterMutations.printCards(counter.id));
  const former = entries.filter(({ card_number: card }) => card !== null).length;
  const close = () => set({ dialog: '' });
  const print = () =>
    mutate(
      entries.map(({ item }) => item.id),
      {
        onSuccess: close,
        onError: (error) => toast({ tone: 'danger', title: 'Not printed', description: refusalOf(error) }),
      },
    );
  return (
    <>
      <Button
        icon={<PrinterIcon />}
        disabled={entries.length === 0}
        working={isPending}
        onClick={() => (former > 0 ? set({ dialog: 'cards' }) : print())}
      >
        Print Cards
      </Button>
      {get('dialog') === 'cards' ? (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={print}
          working={isPending}
          title={`Print ${counted(entries.length, 'card')}?`}
          description={`${counted(former, 'card that was', 'cards that were')} printed before will be void.`}
          confirmLabel="Print Cards"
        />
      ) : null}
    </>
  );
}

interface EndDialogProps {
  counter: CounterDto;
  entry: CounterAuthorizationDto;
  onClose: () => void;
}

function EndDialog({ counter, entry: { person, item, card_number: card }, onClose }: EndDialogProps) {
  const { mutate, isPending } = useMutation(counterMutations.authorize(counter.id));
  const end = () =>
    mutate(
      { entries: [{ itemId: item.id, userId: null }] },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: 'Authorization Ended', description: person.name });
          onClose();
        },
        onError: (error) => toast({ tone: 'danger', title: 'Not ended', description: refusalOf(error) }),
      },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={end}
      working={isPending}
      tone="danger"
      title={`End the authorization of ${person.name}?`}
      description={`${item.name} ${item.serial_number} is nobody's weapon then.${card ? ` Card ${card} is void.` : ''}`}
      confirmLabel="End Authorization"
    />
  );
}
