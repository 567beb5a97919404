import type { HandOverDto } from '@hand-receipt/contracts';
import { Alert } from '@hand-receipt/ui';

/** Who may settle a disputed receipt, or what to do where nobody may. Nothing for those who may settle it themselves. */
export function WhoSettles({ receipt: { counter, may, settlers } }: { receipt: HandOverDto }) {
  if (settlers === undefined || may.settle) return null;
  if (settlers.length === 0) {
    return (
      <Alert tone="warning" title="Nobody may settle this dispute yet" announce={false}>
        <p>
          A Commander or Supply Sergeant of {counter.unit} or of a unit above it settles it, if they took no
          part in it. Ask an Admin to give the unit one. Until then the items are not handed over again.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="info" title="This dispute is open" announce={false}>
      <p>
        {settlers.map(({ name }) => name).join(' or ')} may settle it. Until then the items are not handed
        over again.
      </p>
    </Alert>
  );
}
