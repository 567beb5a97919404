import type { Transfer } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { FormCell, FormStrip, formatDate, formatDateTime } from '@hand-receipt/ui';
import { isRecipient, isSender, partyName, standing } from '../transfers/parties';

/** What all lines of a request share. */
export function RequestFacts({ line, count }: { line: Transfer; count: number }) {
  const me = useCurrentUser();
  return (
    <FormStrip columns={2}>
      <FormCell caption="From" hint={standing(line.fromUser)}>
        {partyName(line.from, isSender(line, me))}
      </FormCell>
      <FormCell caption="To" hint={standing(line.toUser)}>
        {partyName(line.to, isRecipient(line, me))}
      </FormCell>
      <FormCell caption="Request date" mono>
        {formatDateTime(line.date)}
      </FormCell>
      <FormCell caption="Items">{count}</FormCell>
      {line.dueOn !== null && (
        <FormCell caption="Due" mono span={2} phoneSpan={2}>
          {formatDate(line.dueOn)}
        </FormCell>
      )}
    </FormStrip>
  );
}
