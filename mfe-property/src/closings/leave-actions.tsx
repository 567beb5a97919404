import type { PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser, useUrlState } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  Button,
  Flex,
  formatDate,
  lateDialog,
  Link,
  PackageXIcon,
  RotateCwIcon,
  Stack,
} from '@hand-receipt/ui';
import { mayCreateItems, mayPropose } from '../items/permissions';
import { useReturnToRow } from '../reconciliation/return-to-row';
import { closingStanding, closingTitle } from './closing-words';

const LeaveDialog = lateDialog(() => import(/* webpackChunkName: "leave-the-book" */ './leave-dialog'));
const ReinstateDialog = lateDialog(() => import(/* webpackChunkName: "reinstate" */ './reinstate-dialog'));

/** An item that left the book: when, by which paper, and the way back. */
function LeftNotice({ item }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const { get, set } = useUrlState();
  const returnToRow = useReturnToRow();
  const { closing, leftAt } = item;
  return (
    <Stack gap="3" flexBasis="100%">
      <Alert tone="warning" title={`Left the book on ${formatDate(leftAt)}`} announce={false}>
        {closing && (
          <>
            {closingTitle(closing)}. <Link to={`/closings/${closing.id}`}>Open {closing.id}</Link>
          </>
        )}
      </Alert>
      {mayCreateItems(user) && (
        <Flex>
          <Button size="s" icon={<RotateCwIcon />} onClick={() => set({ reinstate: '1' })}>
            Reinstate
          </Button>
        </Flex>
      )}
      {get('reinstate') && mayCreateItems(user) && (
        <ReinstateDialog item={item} onClose={returnToRow ?? (() => set({ reinstate: '' }))} />
      )}
    </Stack>
  );
}

/** Lets an item leave the book, or says how it stands there. The form is in the address, as `leave`. */
export function LeaveActions({ item }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const { get, set } = useUrlState();
  const returnToRow = useReturnToRow();
  if (item.leftAt) return <LeftNotice item={item} />;
  if (item.closing) {
    return (
      <Box flexBasis="100%">
        <Alert tone="warning" title={closingStanding(item.closing)} announce={false}>
          <Link to={`/closings/${item.closing.id}`} ownLine>
            Open {item.closing.id}
          </Link>
        </Alert>
      </Box>
    );
  }
  if (!mayPropose(user)) return null;
  return (
    <>
      <Button size="s" icon={<PackageXIcon />} onClick={() => set({ leave: '1' })}>
        Leave the Book
      </Button>
      {get('leave') && (
        <LeaveDialog itemIds={[item.id]} items={[item]} onClose={returnToRow ?? (() => set({ leave: '' }))} />
      )}
    </>
  );
}
