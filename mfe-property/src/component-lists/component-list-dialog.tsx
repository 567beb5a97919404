import type { ComponentListDto } from '@hand-receipt/contracts';
import { componentListMutations, componentListQueries } from '@hand-receipt/data';
import { reasonOf, refusalOf, useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { Button, counted, Dialog, ErrorState, LoadingRows, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, FormGrid, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemCount } from '../items/item-count';
import { mayPropose } from '../items/permissions';
import { PublishedDialog, type Published, publishedWords } from './kept-counts';
import { ListFile } from './list-file';
import { COLUMNS, linesToText, readLines } from './list-lines';
import { ListLines } from './list-lines-table';

interface DialogProps {
  nsn: string;
  onClose: () => void;
}

const schema = yup.object({
  tmNumber: yup.string().max(60, 'At most 60 characters'),
  lines: yup.string().test('lines', (text = '', context) => {
    const { problem } = readLines(text);
    return problem === null || context.createError({ message: problem });
  }),
});

const valuesOf = (list: ComponentListDto) => ({
  tmNumber: list.tm_number ?? '',
  tmDate: list.tm_date ?? '',
  lines: linesToText(list.lines),
});

/** The components of every item of one NSN. Who keeps the book publishes them; others read them. */
export default function ComponentListDialog({ nsn, onClose }: DialogProps) {
  const user = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(componentListQueries.detail(nsn));
  if (data && mayPropose(user)) return <ListForm list={data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="form"
      title={`Component list, ${nsn}`}
      description={data?.tm_number ?? undefined}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data && <ListLines lines={data.lines} />}
      {!data && !error && <LoadingRows text="Loading the component list..." rows={4} />}
      {error && !data && (
        <ErrorState
          title="Failed to load the component list"
          message={reasonOf(error) ?? error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Dialog>
  );
}

/** Why nothing was published. */
function NotPublished({ failure }: { failure: Error }) {
  const title = refusalOf(failure);
  return <FormError title={title}>What you typed is still here.</FormError>;
}

const stateOf = ({ items, name, version, lines }: ComponentListDto) =>
  `${itemCount(items)} of it${name ? `, ${name}` : ''}. ${version === 0 ? 'No list' : `List ${version}, ${counted(lines.length, 'component')}`}.`;

function ListForm({ list, onClose }: { list: ComponentListDto; onClose: () => void }) {
  const [opened] = useState(() => valuesOf(list));
  const [openedAt] = useState(list.read_at);
  const [seen, setSeen] = useState(list.version);
  const [published, setPublished] = useState<Published | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(componentListMutations.publish(list.nsn));
  const isOutdated = failure !== null && list.version !== seen;

  /** @throws what the server refused, for the fields of the form */
  async function publish({ tmNumber, tmDate, lines }: typeof opened) {
    const version = isOutdated ? list.version : seen;
    setSeen(version);
    setFailure(null);
    try {
      const done = await mutateAsync({
        tmNumber: tmNumber.trim() || null,
        tmDate: tmDate || null,
        lines: readLines(lines).lines,
        version,
      });
      if (done.counted > 0) return setPublished(done);
      toast({ tone: 'success', title: 'Component List Published', description: publishedWords(done) });
      onClose();
    } catch (error) {
      setFailure(error as Error);
      throw error;
    }
  }

  if (published) {
    return <PublishedDialog list={list} openedAt={openedAt} published={published} onClose={onClose} />;
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Component list, ${list.nsn}`}
      description={stateOf(list)}
      submitLabel={`Publish to ${itemCount(list.items)}`}
      initialValues={opened}
      schema={schema}
      onSubmit={publish}
    >
      <FormGrid>
        <TextField name="tmNumber" label="TM number" optional mono autoComplete="off" />
        <TextField name="tmDate" label="TM date" optional type="date" />
      </FormGrid>
      <ListFile />
      <TextAreaField
        name="lines"
        label="Components"
        hint={`One a row, pasted from a spreadsheet with the columns ${COLUMNS.join(', ')}. Without a quantity it is 1.`}
        rows={10}
        spellCheck={false}
        wrap="off"
      />
      {failure && <NotPublished failure={failure} />}
      {isOutdated && <ListLines lines={list.lines} title="On record now" />}
    </FormDialog>
  );
}
