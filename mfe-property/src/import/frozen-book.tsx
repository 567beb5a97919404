import { importQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert } from '@hand-receipt/ui';

/** Says why nothing can be imported now, before a person works on a file; nothing where it can be. */
export function FrozenBook() {
  // The last step is refused with the same sentence, so that a failure to read it needs no words of its own.
  const { data } = useQuery(importQueries.freeze());
  if (!data?.message) return null;
  return (
    <Alert tone="warning" title="Nothing can be imported now">
      <p>{data.message}</p>
    </Alert>
  );
}
