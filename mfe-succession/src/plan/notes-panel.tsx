import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Box, Button, counted, EmptyState, formatDateTime, Link, Panel, Text } from '@hand-receipt/ui';

const listStyles = {
  '& > li': { padding: '10px 16px' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
} as const;

function Note({ note }: { note: SuccessionDetailDto['notes'][number] }) {
  const { kind, text, days, granted_by: grantedBy, item, upload, by, at } = note;
  return (
    <li>
      {kind === 'extension' && (
        <b>
          Extended by {counted(days ?? 0, 'day')}, granted by {grantedBy}
        </b>
      )}
      {kind === 'orders' && <b>On hand</b>}
      {kind === 'lost-document' && <b>Document of {item?.serial_number}</b>}
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      <Text color="fg.muted" textStyle="caption">
        {by.name}, {formatDateTime(at)}
        {upload && (
          <>
            {', '}
            <Link href={upload.address} download>
              attached file
            </Link>
          </>
        )}
      </Text>
    </li>
  );
}

/** Notes and extensions, which stay as they were written. The page has the forms. */
export function NotesPanel({ succession }: { succession: SuccessionDetailDto }) {
  const { set } = useUrlState();
  const { notes, may } = succession;
  return (
    <Panel
      title="Notes and extensions"
      actions={
        <>
          {may.note && (
            <Button size="s" onClick={() => set({ act: 'note' })}>
              Add Note
            </Button>
          )}
          {may.note && (
            <Button size="s" onClick={() => set({ act: 'extension' })}>
              Record Extension
            </Button>
          )}
        </>
      }
    >
      {notes.length === 0 ? (
        <EmptyState title="No notes" hint="Notes and granted extensions are printed in the packet." />
      ) : (
        <Box as="ul" css={listStyles} aria-label="Notes and extensions">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
