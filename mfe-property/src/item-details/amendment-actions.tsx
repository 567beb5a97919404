import type { PropertyItem } from '@hand-receipt/contracts';
import { knownValue, useCurrentUser, useUrlState } from '@hand-receipt/platform';
import { Alert, Box, Button, FilePenLineIcon, lateDialog, Link, TriangleAlertIcon } from '@hand-receipt/ui';
import { AMENDMENT_ACTS, ofItem } from '../amendments/amendment-task';
import { readChanges } from '../amendments/proposed-change';
import { isOnClosing, mayPropose, mayReport } from '../items/permissions';
import { useReturnToRow } from '../reconciliation/return-to-row';

const AmendmentDialog = lateDialog(
  () => import(/* webpackChunkName: "amendment" */ '../amendments/amendment-dialog'),
);

/** Reports that the record of an item is wrong, or proposes to amend it. The form is in the address, as `amend`, with `change`. */
export function AmendmentActions({ item }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const { get, set } = useUrlState();
  const asked = knownValue(AMENDMENT_ACTS, get('amend'));
  const wanted = asked === 'propose' && !mayPropose(user) ? 'report' : asked;
  const act = wanted === 'report' && !mayReport(user, item) ? null : wanted;
  const returnToRow = useReturnToRow();
  const { openAmendment } = item;
  return (
    <>
      {openAmendment && (
        <Box flexBasis="100%">
          <Alert
            tone="warning"
            title={openAmendment.state === 'reported' ? 'Wrong data is reported' : 'An amendment is proposed'}
            announce={false}
          >
            <Link to={`/amendments/${openAmendment.id}`} ownLine>
              Open {openAmendment.id}
            </Link>
          </Alert>
        </Box>
      )}
      {!isOnClosing(item) && (
        <>
          {mayReport(user, item) && (
            <Button size="s" icon={<TriangleAlertIcon />} onClick={() => set({ amend: 'report' })}>
              Report wrong data
            </Button>
          )}
          {mayPropose(user) && (
            <Button size="s" icon={<FilePenLineIcon />} onClick={() => set({ amend: 'propose' })}>
              Propose amendment
            </Button>
          )}
        </>
      )}
      {act && (
        <AmendmentDialog
          task={ofItem(item, act, readChanges(get('change')))}
          onClose={returnToRow ?? (() => set({ amend: '', change: '' }))}
        />
      )}
    </>
  );
}
