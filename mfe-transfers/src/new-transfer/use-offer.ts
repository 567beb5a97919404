import type { BulkResultDto, PersonDto, PropertyItem } from '@hand-receipt/contracts';
import { transferMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { itemCount } from '../request/answer-words';
import { requestWords } from './request-words';

interface Offer {
  items: readonly PropertyItem[];
  person: PersonDto;
  includeComponents: boolean;
  mounted?: string[];
  signOver?: true;
  notes: string | null;
}

const created = (item: string, recipient: string) =>
  toast({
    tone: 'success',
    title: 'Transfer Created',
    description: `Transfer request for ${item} sent to ${recipient}.`,
  });

/** What is told of a request of several items, of which some may have been refused. */
function tell(results: readonly BulkResultDto[], recipient: string): void {
  const refused = results.filter(({ ok }) => !ok);
  const done = results.length - refused.length;
  if (refused.length === 0) return created(itemCount(done), recipient);
  toast({
    tone: 'danger',
    title: done > 0 ? 'Transfer Created' : 'Error',
    description:
      done > 0
        ? `Transfer request for ${itemCount(done)} sent to ${recipient}. ${itemCount(refused.length)} could not be offered.`
        : `Failed to create transfer: ${refused[0]?.message ?? ''}`,
  });
}

/** Offers one item or several, says so, and answers why those that were refused were, by id. */
export function useOffer() {
  const one = useMutation(transferMutations.create);
  const several = useMutation(transferMutations.createBatch);

  return async ({ items, person, ...terms }: Offer): Promise<ReadonlyMap<string, string>> => {
    const [first] = items;
    if (first && items.length === 1) {
      await one.mutateAsync({ propertyId: first.id, toUserId: person.id, ...terms });
      const words = requestWords(first, person);
      created(words.item, words.recipient);
      return new Map();
    }
    const ids = items.map(({ id }) => id);
    const results = await several.mutateAsync({ ids, toUserId: person.id, ...terms });
    tell(results, requestWords({}, person).recipient);
    return new Map(results.flatMap(({ id, ok, message }) => (ok ? [] : [[id, message ?? ''] as const])));
  };
}
