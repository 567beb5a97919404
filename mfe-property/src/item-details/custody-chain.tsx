import { mayOpenPerson, personName, type PropertyItem, type UserDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import {
  BookOpenTextIcon,
  Box,
  ContactRoundIcon,
  formatDate,
  Heading,
  LedgerChain,
  Link as RouteLink,
  Text,
} from '@hand-receipt/ui';

type Link = PropertyItem['chain'][number];

/** Who signed; leaders are led to what the person is responsible for. */
function Name({ link: { user, label }, me }: { link: Link; me: UserDto }) {
  if (!user) return label;
  if (!mayOpenPerson(me, user)) return personName(user);
  return <RouteLink to={`/people/${user.id}`}>{personName(user)}</RouteLink>;
}

const NOBODY = 'Nobody has signed for it.';
/** It has no chain any more. */
const LEFT = 'It left the book. Nobody is responsible for it.';

/** Everybody who signed for the item: the holder on top, the property book at the foot. */
export function CustodyChain({ item }: { item: PropertyItem }) {
  const me = useCurrentUser();
  const links = item.chain.map((link, index) => ({
    id: `${index}`,
    icon: link.user ? <ContactRoundIcon size={14} /> : <BookOpenTextIcon size={14} />,
    text: (
      <>
        <b>
          <Name link={link} me={me} />
        </b>
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
      {!item.chain.some((link) => link.user) && (
        <Text color="fg.muted" mb={links.length > 0 ? '2' : undefined}>
          {item.leftAt ? LEFT : NOBODY}
        </Text>
      )}
      {links.length > 0 && (
        <LedgerChain label="Chain of custody, the holder first" events={links.reverse()} />
      )}
    </Box>
  );
}
