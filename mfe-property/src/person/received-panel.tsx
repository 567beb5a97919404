import type { HandReceiptDto } from '@hand-receipt/contracts';
import { Box, counted, formatDateTime, Mono, Panel, StatusBadge } from '@hand-receipt/ui';
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
      badge={
        <Box
          as="span"
          textStyle="caption"
          color="fg.muted"
          display="inline-flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
        >
          <span>
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
          </span>
          <LastPrinted receipt={receipt} />
        </Box>
      }
      actions={
        <PrintButton
          body={{ holderId: holder.id, giverId: giver?.id ?? null }}
          label="Print"
          name={`Print, ${title}`}
        />
      }
    >
      <HeldItems items={items} label={title} />
    </Panel>
  );
}
