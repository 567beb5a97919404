import type { PropertyItem } from '@hand-receipt/contracts';
import type { BulkOutcome } from '@hand-receipt/data';
import { reasonOf } from '@hand-receipt/platform';
import { Alert, Box, Button, Dialog, Label, PlainTable, Text } from '@hand-receipt/ui';
import { useMemo } from 'react';
import { itemCount } from '../items/item-count';
import { isUnanswered } from './after-failure';
import { RefusedRow } from './refused-row';

/** More lines than this nobody reads; the rest is counted. */
const SHOWN = 50;

interface OutcomeDialogProps {
  title: string;
  /** What was done to an item: 'offered', 'updated'. */
  verb: string;
  outcome: BulkOutcome;
  items: readonly PropertyItem[];
  onClose: () => void;
}

/** A bulk act that was not done to every item: how many it was, and why not to each of the others. */
export function OutcomeDialog({ title, verb, outcome, items, onClose }: OutcomeDialogProps) {
  const { done, refused, unsent, error } = outcome;
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  return (
    <Dialog
      open
      onClose={onClose}
      size="form"
      title={title}
      description={`${itemCount(done)} ${verb}, ${itemCount(refused.length + unsent.length)} not. Those that were not are still selected.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {unsent.length > 0 && (
        <Alert
          tone="danger"
          title={`${itemCount(unsent.length)} ${isUnanswered(error) ? 'not answered for' : 'not sent'}`}
        >
          <Text>{reasonOf(error) ?? error?.message}</Text>
          {isUnanswered(error) && (
            <Text>Some of them may have been {verb}. Try again, nothing is done twice.</Text>
          )}
        </Alert>
      )}
      {refused.length > 0 && (
        <Box borderWidth="1px" borderColor="border" borderRadius="l2" overflow="hidden">
          <PlainTable label="Items that were refused">
            <thead>
              <tr>
                <th scope="col">
                  <Label>Item</Label>
                </th>
                <th scope="col">
                  <Label>Reason</Label>
                </th>
              </tr>
            </thead>
            <tbody>
              {refused.slice(0, SHOWN).map((result) => (
                <RefusedRow key={result.id} result={result} listed={byId.get(result.id)} />
              ))}
            </tbody>
          </PlainTable>
        </Box>
      )}
      {refused.length > SHOWN && <Text color="fg.muted">and {itemCount(refused.length - SHOWN)} more</Text>}
    </Dialog>
  );
}
