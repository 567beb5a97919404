import type { CatalogBodyDto, CatalogItemDto } from '@hand-receipt/contracts';
import { catalogMutations, catalogQueries } from '@hand-receipt/data';
import { reasonOf, refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import {
  Alert,
  Button,
  ConfirmDialog,
  Dialog,
  ErrorState,
  FilePenLineIcon,
  lateDialog,
  LoadingRows,
  Text,
  toast,
} from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemCount } from '../items/item-count';
import { needsSignatures } from '../items/needs-signatures';
import { CatalogFields } from './catalog-fields';
import { catalogSchema, type CatalogValues, changesIn, valuesOf } from './catalog-values';

const RuleDialog = lateDialog(() => import(/* webpackChunkName: "rule" */ '../amendments/rule-dialog'));

interface CatalogDialogProps {
  nsn: string;
  onClose: () => void;
}

/** Why nothing was changed. What takes two signatures is proposed from here. */
function NotChanged({ failure, onPropose }: { failure: Error; onPropose: () => void }) {
  const title = refusalOf(failure);
  if (!needsSignatures(failure)) return <FormError title={title}>What you typed is still here.</FormError>;
  return (
    <Alert
      tone="warning"
      title={title}
      actions={
        <Button size="s" icon={<FilePenLineIcon size={14} />} onClick={onPropose}>
          Propose for signature
        </Button>
      }
    >
      <Text>What you typed is still here.</Text>
    </Alert>
  );
}

/** Says what is known of every item of one NSN. It asks before it is applied to them, and says how many changed. */
export default function CatalogDialog({ nsn, onClose }: CatalogDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(catalogQueries.detail(nsn));
  if (data) return <CatalogForm item={data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Catalog, ${nsn}`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {error ? (
        <ErrorState
          title="Failed to load the catalog"
          message={reasonOf(error) ?? error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading the catalog..." rows={3} />
      )}
    </Dialog>
  );
}

interface ProposalProps {
  nsn: string;
  /** What one person alone may not change. */
  refused: CatalogBodyDto;
  onClose: () => void;
  onProposed: () => void;
}

function Proposal({ nsn, refused, ...acts }: ProposalProps) {
  return <RuleDialog change={{ catalog: { nsn, ...refused } }} subject={`Catalog of ${nsn}`} {...acts} />;
}

function CatalogForm({ item, onClose }: { item: CatalogItemDto; onClose: () => void }) {
  const [opened] = useState(() => ({ values: valuesOf(item), version: item.version }));
  const [failure, setFailure] = useState<Error | null>(null);
  const [asking, setAsking] = useState<CatalogValues | null>(null);
  const [refused, setRefused] = useState<CatalogBodyDto | null>(null);
  const [isProposing, setProposing] = useState(false);
  const [seen, setSeen] = useState(opened.version);
  const change = useMutation(catalogMutations.change(item.nsn));
  const isOutdated = failure !== null && item.version !== seen;

  /** @throws what the server refused, for the fields of the form */
  async function apply(values: CatalogValues) {
    const version = isOutdated ? item.version : seen;
    setSeen(version);
    setFailure(null);
    const body = { ...changesIn(values, opened.values), version };
    try {
      const { changed } = await change.mutateAsync(body);
      toast({ tone: 'success', title: 'Catalog Changed', description: `${itemCount(changed)} changed.` });
      onClose();
    } catch (error) {
      setFailure(error as Error);
      setRefused(body);
      throw error;
    }
  }

  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title={`Catalog, ${item.nsn}`}
        description={`What is known of every item of this NSN. ${itemCount(item.items)}, ${item.sensitive_items} sensitive.`}
        submitLabel={`Apply to ${itemCount(item.items)}`}
        initialValues={opened.values}
        schema={catalogSchema}
        onSubmit={(values) => setAsking(values)}
      >
        <CatalogFields present={isOutdated ? valuesOf(item) : null} />
        {failure && <NotChanged failure={failure} onPropose={() => setProposing(true)} />}
      </FormDialog>
      {isProposing && refused && (
        <Proposal nsn={item.nsn} refused={refused} onClose={() => setProposing(false)} onProposed={onClose} />
      )}
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void apply(asking)
              .catch(() => undefined)
              .finally(() => setAsking(null))
          }
          title={`Apply to ${itemCount(item.items)}?`}
          description="Each item that changes is recorded in the ledger. A mark of its own goes before that of the catalog."
          confirmLabel="Apply"
          working={change.isPending}
        />
      )}
    </>
  );
}
