import { BookOpenTextIcon, Box, ButtonLink, FileTextIcon, Flex, InboxIcon, Panel } from '@hand-receipt/ui';
import { UnreadBadge } from './unread-badge';

const FORMS = [
  { name: 'DA Form 2404', title: 'Equipment Inspection and Maintenance Worksheet' },
  { name: 'DA Form 5988-E', title: 'Equipment Maintenance Request' },
] as const;

const styles = {
  '& > li': { display: 'flex', alignItems: 'center', gap: '12px', padding: '10px 16px', textStyle: 'table' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > li > svg': { color: 'fg.muted' },
  '& > li > b': { minWidth: '120px' },
} as const;

/** The forms that can be sent, and the ways to where they start and end. */
export function SupportedForms() {
  return (
    <Panel
      title="Supported Forms"
      actions={
        <Flex gap="2" paddingY="2" wrap="wrap" justify="flex-end">
          <ButtonLink to="/property-book" icon={<BookOpenTextIcon />}>
            Property Book
          </ButtonLink>
          <ButtonLink to="/documents" icon={<InboxIcon />}>
            Documents
            <UnreadBadge />
          </ButtonLink>
        </Flex>
      }
    >
      <Box as="ul" aria-label="Supported forms" css={styles}>
        {FORMS.map(({ name, title }) => (
          <li key={name}>
            <FileTextIcon />
            <b>{name}</b>
            {title}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
