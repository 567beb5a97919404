import { reasonOf, statusOf } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';

/** Says why an act was not done, over the page. */
export function tellFailure(error: Error, title: string): void {
  if (statusOf(error) === 0) toast({ tone: 'danger', title: 'Needs a connection.' });
  else toast({ tone: 'danger', title, description: reasonOf(error) ?? error.message });
}
