import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { inventoryQueries, programMutations } from '@hand-receipt/data';
import {
  reasonOf,
  refusalOf,
  useCurrentUser,
  useMutation,
  useNavigate,
  useQuery,
} from '@hand-receipt/platform';
import { ErrorState, LoadingRows } from '@hand-receipt/ui';
import { ActDialog, yup } from '@hand-receipt/ui/forms';
import { useRef, useState } from 'react';
import { CountersField } from '../inventories/counters-field';

const schema = yup.object({ counterIds: yup.array().min(1, 'Choose who counts') });

interface OpenDialogProps {
  inventory: CalendarInventoryDto;
  onClose: () => void;
}

/** Opens a planned inventory with the people who count, and leads to it. Whom a rule excludes is listed with the reason. */
export function OpenDialog({ inventory: { id, title, counters }, onClose }: OpenDialogProps) {
  const me = useCurrentUser();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.candidatesOf(id));
  const { mutateAsync } = useMutation(programMutations.open);
  const isOpened = useRef(false);
  // An opened inventory leads to its count; closing the form would lead back to the calendar.
  const leave = () => (isOpened.current ? navigate(`/inventories/${encodeURIComponent(id)}`) : onClose());
  const [initialValues] = useState(() => ({
    counterIds: counters.length > 0 ? counters.map((person) => person.id) : [me.id],
  }));
  return (
    <ActDialog
      title="Open Inventory"
      description={`The list of ${title} is drawn from the book now and is fixed from then on.`}
      submitLabel="Open Inventory"
      size="form"
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Inventory Opened', description: title }}
      refusalOf={refusalOf}
      onSend={async ({ counterIds }) => {
        await mutateAsync({ id, counters: counterIds.map((userId) => ({ userId })) });
        isOpened.current = true;
      }}
      onClose={leave}
    >
      {error && !data ? (
        <ErrorState
          title="Failed to load who may count"
          message={reasonOf(error) ?? error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <LoadingRows text="Loading who may count..." rows={3} /> : null}
      {data ? <CountersField candidates={data} isNamedFromAbove /> : null}
    </ActDialog>
  );
}
