import type { HandOverDto } from '@hand-receipt/contracts';
import { Box, Serial, Text } from '@hand-receipt/ui';
import { componentWords } from './component-words';
import { itemName } from './list';

/** A line as its signer sees it. */
type SignedLine = NonNullable<HandOverDto['to_sign']>['lines'][number];

/** The names of the components of an item, each with how many are on hand; uncounted ones as they are authorized. */
const namesOf = ({ components }: SignedLine['item']): string =>
  components.map(({ name, quantity, onHand }) => `${onHand ?? quantity} ${name}`).join(', ');

/** The line that an item is mounted on, in words; empty for an item that goes by itself. */
function mountWords({ item }: SignedLine, lines: readonly SignedLine[]): string {
  const below = lines.find((line) => line.item.mounted.some(({ id }) => id === item.id));
  return below ? `mounted on ${itemName(below.item)}` : '';
}

/** State, mount and components of an item, in one line. */
const factsOf = (line: SignedLine, lines: readonly SignedLine[]): string =>
  [
    line.item.current_status,
    line.item.mounted.length > 0 ? `with ${line.item.mounted.map(itemName).join(', ')}` : '',
    mountWords(line, lines),
    componentWords(line.item),
  ]
    .filter(Boolean)
    .join(' · ');

/** At a counter, on a phone, a long list scrolls in itself, so that the keys of the PIN below it stay in sight. */
const PHONE_HEIGHT = 'max(96px, calc(100dvh - 620px))';
const SCROLLS = {
  maxHeight: { base: PHONE_HEIGHT, md: 'none' },
  overflowY: { base: 'auto', md: 'visible' },
} as const;

interface SignedLinesProps {
  lines: readonly SignedLine[];
  /** On the page of the recipient's own session: the components are named too, and no keys stand below. */
  isOwnPage?: boolean;
}

/** What the recipient signs for, line by line. */
export function SignedLines({ lines, isOwnPage = false }: SignedLinesProps) {
  return (
    <Box
      as="ol"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      background="bg.panel"
      {...(isOwnPage ? {} : SCROLLS)}
    >
      {lines.map((line) => (
        <Box
          as="li"
          key={line.item.id}
          display="grid"
          gridTemplateColumns="minmax(104px, auto) minmax(0, 1fr)"
          columnGap="3"
          px="3"
          py="2"
          borderTopWidth={line.line === 1 ? '0' : '1px'}
          borderColor="border.subtle"
        >
          <Serial>{line.item.serial_number}</Serial>
          <Box minWidth="0">
            <Text>{line.item.name}</Text>
            <Text as="small" color="fg.muted">
              {factsOf(line, lines)}
            </Text>
            {isOwnPage && line.item.components.length > 0 ? (
              <Text as="small" color="fg.muted" display="block">
                Components: {namesOf(line.item)}
              </Text>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
