import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  counted,
  EmptyState,
  formatDateTime,
  lateDialog,
  Link,
  Panel,
  Text,
} from '@hand-receipt/ui';

const NoteDialog = lateDialog(() => import(/* webpackChunkName: "succession-note" */ './note-dialog'));
const ExtensionDialog = lateDialog(
  () => import(/* webpackChunkName: "succession-extension" */ './extension-dialog'),
);

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

/** Notes and extensions, which stay as they were written. `?act` of the address names the form that is open. */
export function NotesPanel({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const { notes, may } = succession;
  const asked = may.note && get('act');
  const close = () => set({ act: '' });
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
      {asked === 'note' && <NoteDialog succession={succession} onClose={close} />}
      {asked === 'extension' && <ExtensionDialog succession={succession} onClose={close} />}
    </Panel>
  );
}
