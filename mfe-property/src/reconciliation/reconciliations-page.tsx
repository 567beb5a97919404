import { useCurrentUser, useParams } from '@hand-receipt/platform';
import { ButtonLink, EmptyState, FileTextIcon, PageBody, PageHeader } from '@hand-receipt/ui';
import { mayCreateItems } from '../items/permissions';
import { OpenReconciliation } from './open-reconciliation';
import { PastReconciliations } from './past-reconciliations';

const NOT_ALLOWED = 'Only a Supply Sergeant, a Commander or an Admin compares the property book.';

/** The file of another property book beside ours, once a month. */
export default function ReconciliationsPage() {
  const mayCompare = mayCreateItems(useCurrentUser());
  const { id } = useParams();
  if (mayCompare && id !== undefined) {
    return (
      <PageBody>
        <OpenReconciliation key={id} id={id} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader
        caption="Property Book"
        title="Reconcile"
        actions={
          mayCompare && (
            <ButtonLink to="/property-book/import?purpose=compare" icon={<FileTextIcon />}>
              Compare a file
            </ButtonLink>
          )
        }
      />
      {mayCompare ? <PastReconciliations /> : <EmptyState title={NOT_ALLOWED} />}
    </PageBody>
  );
}
