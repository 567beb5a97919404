import { consumableQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useQuery } from '@hand-receipt/platform';
import { ErrorState, lateDialog } from '@hand-receipt/ui';
import type { StockState } from './stock-state';

const Details = lateDialog(() => import(/* webpackChunkName: "consumable" */ './consumable-drawer'));
const Create = lateDialog(
  () => import(/* webpackChunkName: "consumable-forms" */ './create-consumable-dialog'),
);
const Edit = lateDialog(() => import(/* webpackChunkName: "consumable-forms" */ './edit-consumable-dialog'));
const Restock = lateDialog(() => import(/* webpackChunkName: "consumable-forms" */ './restock-dialog'));
const Issue = lateDialog(() => import(/* webpackChunkName: "consumable-forms" */ './issue-dialog'));

interface OpenStockProps {
  state: StockState;
  onChange: (change: Partial<StockState>) => void;
  mayKeep: boolean;
}

/** The consumable that the address names: its details, or the form for what is done with it. */
function OpenConsumable({ state, onChange, mayKeep }: OpenStockProps) {
  const { data: item, error, refetch, isFetching } = useQuery(consumableQueries.detail(state.item));
  const close = () => onChange({ item: '', act: '' });
  if (error && !item) {
    const unknown = statusOf(error) === 404;
    return (
      <ErrorState
        title={unknown ? 'Consumable not found' : error.message}
        message={unknown ? undefined : reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!item) return null;
  switch (mayKeep ? state.act : '') {
    case 'edit':
      return <Edit item={item} onClose={close} />;
    case 'restock':
      return <Restock item={item} onClose={close} />;
    case 'issue':
      return <Issue item={item} onClose={close} />;
    default:
      return <Details item={item} mayKeep={mayKeep} onAct={(act) => onChange({ act })} onClose={close} />;
  }
}

/** What is open over the list of consumables. */
export function OpenStock(props: OpenStockProps) {
  const { state, onChange, mayKeep } = props;
  return (
    <>
      {state.act === 'new' && mayKeep && <Create onClose={() => onChange({ act: '' })} />}
      {state.item && <OpenConsumable {...props} />}
    </>
  );
}
