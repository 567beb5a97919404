import type { HandReceiptDto } from '@hand-receipt/contracts';
import { Box, counted, formatDateTime, Mono, Panel, StatusBadge, Text } from '@hand-receipt/ui';
import { HeldItems } from './held-items';
import { giverWords } from './person-words';
import { PrintButton } from './print-button';

/** When the hand receipt was last printed, and whether the paper still holds. */
function LastPrinted({ receipt: { last_printed: printed } }: { receipt: HandReceiptDto }) {
  if (!printed) return <span>Not printed yet</span>;
  return (
    <>
      <span>
        Printed <Mono>{formatDateTime(printed.at)}</Mono>
      </span>
      <StatusBadge status={printed.is_current ? 'CURRENT' : 'SUPERSEDED'} />
    </>
  );
}

/** One hand receipt: what one giver gave. */
export function ReceivedPanel({ receipt }: { receipt: HandReceiptDto }) {
  const { giver, holder, number, items, last_printed: printed } = receipt;
  const title = giverWords(receipt);
  return (
    <Panel
      title={title}
      actions={
        <PrintButton
          body={{ holderId: holder.id, giverId: giver?.id ?? null }}
          label="Print"
          name={`Print, ${title}`}
        />
      }
    >
      <Box px="4" py="2" display="flex" flexWrap="wrap" rowGap="1" columnGap="4">
        <Text color="fg.muted">
          {counted(items.length, 'item')}
          {number ? (
            <>
              , hand receipt{' '}
              <Mono>
                {number}
                {printed ? `/${printed.edition}` : ''}
              </Mono>
            </>
          ) : null}
        </Text>
        <LastPrinted receipt={receipt} />
      </Box>
      <HeldItems items={items} label={title} />
    </Panel>
  );
}
