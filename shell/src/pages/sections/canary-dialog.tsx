import { ROLES, type SectionDto } from '@hand-receipt/contracts';
import { peopleQueries, sectionMutations, unitQueries } from '@hand-receipt/data';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { FormCell, FormStrip, toast } from '@hand-receipt/ui';
import { SelectField, TextField, useFormikContext } from '@hand-receipt/ui/forms';
import { RefusableDialog } from '../account/refusable-dialog';
import { ChoicesField } from '../choices-field';
import { canarySchema, type CanaryValues, KINDS, NO_AUDIENCE, toAudience } from './canary-rules';
import { shortDigest } from './section-words';
import { inWords } from './in-words';

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: role }));

function UnitChoices() {
  const { data, error, refetch } = useQuery(unitQueries.tree());
  const options = data?.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChoicesField name="units" label="Units" options={options} error={error} onRetry={() => void refetch()} />
  );
}

function PeopleChoices() {
  const { data, error, refetch } = useQuery(peopleQueries.directory());
  const options = data
    ?.filter(({ status }) => status === 'Active')
    .map(({ id, rank, name, unit }) => ({ value: id, label: [rank, name, unit].filter(Boolean).join(' ') }));
  return (
    <ChoicesField
      name="people"
      label="People"
      options={options}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function AudienceFields() {
  const { values } = useFormikContext<CanaryValues>();
  return (
    <>
      <SelectField name="kind" label="Who gets it" options={KINDS} />
      {values.kind === 'percent' ? (
        <TextField
          name="percent"
          label="Percent"
          inputMode="numeric"
          hint="The same people get it at each visit."
          mono
        />
      ) : null}
      {values.kind === 'units' ? <UnitChoices /> : null}
      {values.kind === 'roles' ? <ChoicesField name="roles" label="Roles" options={ROLE_CHOICES} /> : null}
      {values.kind === 'people' ? <PeopleChoices /> : null}
    </>
  );
}

interface CanaryDialogProps {
  section: SectionDto;
  release: string;
  onClose: () => void;
}

/** Gives a staged release to some people before everyone gets it. */
export function CanaryDialog({ section, release, onClose }: CanaryDialogProps) {
  const { mutateAsync } = useMutation(sectionMutations.change);
  return (
    <RefusableDialog
      open
      onClose={onClose}
      title={`Give a release of ${section.title} to some people`}
      description="The others keep theirs. Above 5 percent of at least 20 visits unavailable, it is switched off by itself."
      submitLabel="Give Release"
      refusedTitle="The release was not given"
      initialValues={NO_AUDIENCE}
      schema={canarySchema}
      onSubmit={async (values) => {
        await mutateAsync({
          name: section.name,
          act: 'canary',
          digest: release,
          audience: toAudience(values),
        }).catch(inWords);
        toast({ tone: 'success', title: 'The release was given' });
        onClose();
      }}
    >
      <FormStrip columns={1} phoneColumns={1}>
        <FormCell caption="Release" mono>
          {shortDigest(release)}
        </FormCell>
      </FormStrip>
      <AudienceFields />
    </RefusableDialog>
  );
}
