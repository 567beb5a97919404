import { type HandReceiptDto, mayOpenPerson } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, CountBadge, Heading, Link, Panel } from '@hand-receipt/ui';
import { HeldItems } from './held-items';

/** What the person signed down, by holder. */
export function SignedDown({ receipts }: { receipts: readonly HandReceiptDto[] }) {
  const me = useCurrentUser();
  if (receipts.length === 0) return null;
  const count = receipts.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Panel title="Signed down" badge={<CountBadge count={count} />}>
      {receipts.map(({ holder, items }) => (
        <Box
          key={holder.id}
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
          borderColor="border"
          pt="2"
        >
          <Heading as="h3" textStyle="body" fontWeight="600" px="4" pb="1">
            To{' '}
            {mayOpenPerson(me, holder) ? (
              <Link to={`/people/${holder.id}`} ownLine>
                {holder.name}
              </Link>
            ) : (
              holder.name
            )}
          </Heading>
          <HeldItems narrow items={items} label={`Signed down to ${holder.name}`} />
        </Box>
      ))}
    </Panel>
  );
}
