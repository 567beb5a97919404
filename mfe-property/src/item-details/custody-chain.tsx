import { personName, type PropertyItem } from '@hand-receipt/contracts';
import { BookOpenTextIcon, Box, ContactRoundIcon, formatDate, Heading, LedgerChain } from '@hand-receipt/ui';

type Link = PropertyItem['chain'][number];

const nameOf = ({ user, label }: Link) => (user ? personName(user) : label);

/** Everybody who signed for the item: the holder on top, the property book at the foot. */
export function CustodyChain({ item }: { item: PropertyItem }) {
  const links = item.chain.map((link, index) => ({
    id: `${index}`,
    icon: link.user ? <ContactRoundIcon size={14} /> : <BookOpenTextIcon size={14} />,
    text: (
      <>
        <b>{nameOf(link)}</b>
        {index === item.chain.length - 1 && link.user && ' · Holder'}
      </>
    ),
    time: formatDate(link.since),
  }));
  return (
    <Box as="section">
      <Heading as="h3" textStyle="h2" mb="2">
        Chain of custody
      </Heading>
      <LedgerChain label="Chain of custody, the holder first" events={links.reverse()} />
    </Box>
  );
}
