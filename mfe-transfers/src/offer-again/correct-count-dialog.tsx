import type { PropertyItem, Transfer } from '@hand-receipt/contracts';
import { transferMutations } from '@hand-receipt/data';
import { statusOf, useMutation } from '@hand-receipt/platform';
import { Alert, Box, Label, SendIcon, Serial, Text, toast } from '@hand-receipt/ui';
import {
  CountRow,
  type CountValues,
  countValuesOf,
  FormDialog,
  FormError,
  useFormikContext,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { transferName } from '../transfers/parties';
import { GoesWithField } from '../sheet/goes-with-field';
import { mountTerms } from '../sheet/mount-terms';
import { signOverTerms } from '../sign-over/sign-over-field';
import { correctedCounts, leftBehind } from './corrected-counts';

interface CorrectCountDialogProps {
  /** The rejected transfer. */
  transfer: Transfer;
  /** Its item and what is mounted on it, as they are now; the form keeps to what they were when it opened. */
  items: readonly PropertyItem[];
  /** Why the item cannot be offered by now; null where it can. */
  why: string | null;
  onClose: () => void;
}

interface CorrectValues extends CountValues {
  /** Ids of mounted items that stay with the giver. */
  staying: string[];
}

/** What is on record, and the mounted items that went along with the rejected offer. */
const valuesOf = (transfer: Transfer, items: readonly PropertyItem[]): CorrectValues => ({
  ...countValuesOf(items.flatMap(({ components }) => components)),
  staying: items[0] ? leftBehind(transfer, items[0]) : [],
});

/** One item that goes along, with a row for each of its components. */
function ItemCounts({ item, isOutdated }: { item: PropertyItem; isOutdated: boolean }) {
  const { staying } = useFormikContext<CorrectValues>().values;
  if (item.components.length === 0 || staying.includes(item.id)) return null;
  return (
    <Box as="section" aria-label={`${item.name} ${item.serialNumber}`}>
      <Label as="p">
        <Serial>{item.serialNumber}</Serial> {item.name}
      </Label>
      {item.components.map((component) => (
        <CountRow key={component.id} component={component} onRecord={isOutdated ? component : undefined} />
      ))}
    </Box>
  );
}

/** Why it was not sent, and what is on record now where another person changed it. */
function NotSent({ failure, isOutdated }: { failure: Error; isOutdated: boolean }) {
  if (statusOf(failure) === 0) {
    return <FormError title="Needs a connection.">What you typed is still here.</FormError>;
  }
  if (!isOutdated) return <FormError title={failure.message}>What you typed is still here.</FormError>;
  return (
    <Alert tone="warning" title={failure.message}>
      <Text>What is on record now stands below each component. What you typed is still here.</Text>
      <Text>Save again to put it on record.</Text>
    </Alert>
  );
}

/** The counts and the offer of `values`, over the items as the form shows them. */
function toOffer(transfer: Transfer, shown: readonly PropertyItem[], values: CorrectValues) {
  const { staying } = values;
  const going = shown.filter(({ id }) => !staying.includes(id));
  return {
    transfer,
    counted: correctedCounts(going, values),
    ...mountTerms(shown.slice(0, 1), staying),
    ...signOverTerms(transfer),
  };
}

/**
 * Corrects the count of a rejected item, filled with what is on record, and offers the item to the same person. Of the
 * mounted items the same go along, unless the giver chooses others. A save over another person's change is refused: it
 * is saved over only when asked again.
 */
export default function CorrectCountDialog({ transfer, items, why, onClose }: CorrectCountDialogProps) {
  const [opened, setOpened] = useState(items);
  const [initialValues] = useState(() => valuesOf(transfer, items));
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(transferMutations.offerAgain);
  const versionOf = (wanted: string) => opened.find(({ id }) => id === wanted)?.version;
  const isOutdated = failure !== null && items.some(({ id, version }) => versionOf(id) !== version);
  const shown = isOutdated ? items : opened;

  async function send(values: CorrectValues) {
    // After a refusal the items as they are now have been shown, so that is what is saved over.
    setOpened(shown);
    setFailure(null);
    await mutateAsync(toOffer(transfer, shown, values));
    toast({
      tone: 'success',
      title: 'Transfer Created',
      description: `Transfer request for ${transfer.name} sent to ${transfer.to}.`,
    });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Correct the Count"
      description={`${transfer.to} rejected ${transferName(transfer)}: ${transfer.rejectionReason ?? ''}`}
      submitLabel="Save Count and Offer Again"
      submitIcon={<SendIcon />}
      initialValues={initialValues}
      onSubmit={send}
      onError={(error) => setFailure(error as Error)}
    >
      <Text color="fg.muted">
        Enter what is there. What is short is charged to the person who holds the item. {transfer.to} then
        gets a new offer.
      </Text>
      {shown.map((item) => (
        <ItemCounts key={item.id} item={item} isOutdated={isOutdated} />
      ))}
      {shown[0] && shown[0].attachedComponents.length > 0 && <GoesWithField item={shown[0]} mountedOnly />}
      {why && (
        <Alert tone="warning" title={why}>
          <Text>It cannot be offered again.</Text>
        </Alert>
      )}
      {failure && <NotSent failure={failure} isOutdated={isOutdated} />}
    </FormDialog>
  );
}
