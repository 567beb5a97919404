import {
  BookOpenTextIcon,
  Box,
  ButtonLink,
  FileTextIcon,
  Flex,
  InboxIcon,
  Panel,
  useIsPhone,
} from '@hand-receipt/ui';
import { FORM_WORDS } from '../items/form-words';
import { ConnectionsButton } from './connections-button';
import { UnreadBadge } from './unread-badge';

const styles = {
  '& > li': { display: 'flex', alignItems: 'center', gap: '12px', padding: '10px 16px', textStyle: 'table' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > li > svg': { color: 'fg.muted' },
  '& > li > b': { minWidth: '120px' },
} as const;

/** The forms that can be sent, and the ways to where they start and end. */
export function SupportedForms({ onConnections }: { onConnections: () => void }) {
  const isPhone = useIsPhone();
  const ways = (
    <Flex
      gap="2"
      padding={isPhone ? '4' : '0'}
      paddingY={isPhone ? '3' : '2'}
      wrap="wrap"
      css={isPhone ? { '& > *': { flex: '1 1 auto' } } : undefined}
    >
      <ConnectionsButton onOpen={onConnections} />
      <ButtonLink to="/property-book" icon={<BookOpenTextIcon />}>
        Property Book
      </ButtonLink>
      <ButtonLink to="/documents" icon={<InboxIcon />}>
        Documents
        <UnreadBadge />
      </ButtonLink>
    </Flex>
  );
  return (
    <Panel title="Supported Forms" actions={isPhone ? null : ways}>
      <Box as="ul" aria-label="Supported forms" css={styles}>
        {Object.values(FORM_WORDS).map(({ name, title }) => (
          <li key={name}>
            <FileTextIcon />
            <b>{name}</b>
            {title}
          </li>
        ))}
      </Box>
      {isPhone ? (
        <Box borderTopWidth="1px" borderColor="border.subtle">
          {ways}
        </Box>
      ) : null}
    </Panel>
  );
}
