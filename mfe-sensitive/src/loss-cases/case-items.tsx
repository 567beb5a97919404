import type { LossCaseDetailDto, LossCaseItemDto } from '@hand-receipt/contracts';
import { Box, Button, Flex, Link, Mono, Panel, Serial, Text, formatDateTime } from '@hand-receipt/ui';
import { itemState } from './loss-words';

type Ask = (act: string) => void;

function FoundWords({ item }: { item: LossCaseItemDto }) {
  const { found, refused, confirmed_by: confirmer, closed_at: closedAt } = item;
  return (
    <>
      {found && (
        <Text color="fg.muted">
          Found by {found.by.name}, <Mono>{formatDateTime(found.at)}</Mono>: {found.where}. Status from then
          on: {found.status}.{' '}
          {found.photo && (
            <a href={found.photo.address} target="_blank" rel="noreferrer">
              Photo
            </a>
          )}
        </Text>
      )}
      {confirmer && (
        <Text color="fg.muted">
          Serial number read by {confirmer.name}, <Mono>{formatDateTime(closedAt)}</Mono>
        </Text>
      )}
      {!found && refused && (
        <Text color="fg.muted">
          {refused.by.name} refused a report, <Mono>{formatDateTime(refused.at)}</Mono>: {refused.reason}
        </Text>
      )}
    </>
  );
}

function ItemActs({ item, onAct }: { item: LossCaseItemDto; onAct: Ask }) {
  const { id, may, name, serial_number: serial } = item;
  const of = `${name} ${serial}`;
  return (
    // On a phone they share the row.
    <Flex
      gap="2"
      wrap="wrap"
      width={{ base: 'full', md: 'auto' }}
      css={{ '& > button': { flex: { base: '1', md: 'none' } } }}
    >
      {may.refuse && (
        <Button onClick={() => onAct(`refuse:${id}`)} aria-label={`Refuse, ${of}`}>
          Refuse
        </Button>
      )}
      {may.confirm && (
        <Button variant="primary" onClick={() => onAct(`confirm:${id}`)} aria-label={`Confirm, ${of}`}>
          Confirm
        </Button>
      )}
      {may.found && (
        <Button onClick={() => onAct(`found:${id}`)} aria-label={`Found, ${of}`}>
          Found
        </Button>
      )}
    </Flex>
  );
}

/** The items of a case: who was responsible, how far each one is, and what the reader may do. */
export function CaseItems({ lossCase, onAct }: { lossCase: LossCaseDetailDto; onAct: Ask }) {
  return (
    <Panel title="Items">
      <Box as="ul">
        {lossCase.items.map((item) => (
          <Flex
            as="li"
            key={item.id}
            gap="3"
            justify="space-between"
            wrap="wrap"
            px="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <Box minW="0" flex="1 1 260px" overflowWrap="anywhere">
              <Box>
                {item.visible ? (
                  <Link to={`/property-book/${item.id}`} ownLine>
                    {item.name} <Serial>{item.serial_number}</Serial>
                  </Link>
                ) : (
                  <>
                    {item.name} <Serial>{item.serial_number}</Serial>
                  </>
                )}
              </Box>
              <Text>
                {itemState(item)}. Holder at discovery: {item.holder?.name ?? 'nobody'}.
                {item.closing_id && ` Closing ${item.closing_id}.`}
              </Text>
              <FoundWords item={item} />
            </Box>
            <ItemActs item={item} onAct={onAct} />
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}
