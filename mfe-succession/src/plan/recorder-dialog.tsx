import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { peopleQueries, successionMutations } from '@hand-receipt/data';
import { reasonOf, useMutation, useQuery } from '@hand-receipt/platform';
import { ErrorState, LoadingRows } from '@hand-receipt/ui';
import { SelectField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';

const schema = yup.object({ recorderId: yup.string() });

interface RecorderDialogProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

/** Who of the company may record: anybody but the reader. */
function RecorderField({ party, readerId }: { party: string; readerId: string }) {
  const { data: people, error, refetch, isFetching } = useQuery(peopleQueries.directory());
  if (!people) {
    return error ? (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows text="Loading people..." rows={1} />
    );
  }
  const options = people
    .filter(({ id, status }) => status === 'Active' && id !== readerId)
    .map(({ id, rank, name, unit }) => ({ value: id, label: `${rank} ${name}, ${unit}` }));
  return (
    <SelectField
      name="recorderId"
      label="Recorder"
      options={[{ value: '', label: `${party}, as usual` }, ...options]}
      hint="They see every line and mark what cannot be read."
    />
  );
}

/** The outgoing person names who records in the count of a section. */
export default function RecorderDialog({ succession, section, news, onClose }: RecorderDialogProps) {
  const { id, from, to } = succession;
  const { number, title, reader, recorder } = section;
  const usual = reader.id === to.id ? from : to;
  const [initialValues] = useState({ recorderId: recorder.id === usual.id ? '' : recorder.id });
  const { mutateAsync } = useMutation(successionMutations.nameRecorder(id, number));
  return (
    <ActDialog
      title="Name Recorder"
      description={`Who records what ${reader.name} reads: ${title}.`}
      submitLabel="Name Recorder"
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Recorder Named', description: title }}
      onSend={({ recorderId }) => mutateAsync(recorderId === usual.id ? null : recorderId || null)}
      onClose={onClose}
    >
      <RecorderField party={usual.name} readerId={reader.id} />
    </ActDialog>
  );
}
