import {
  LOSS_DECISIONS,
  type LossCaseDetailDto,
  type LossCaseItemDto,
  type LossDecision,
  PROPERTY_STATUSES,
} from '@hand-receipt/contracts';
import { lossCaseMutations, useFileUploads } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import {
  ActDialog,
  FileField,
  FormGrid,
  SelectField,
  TextAreaField,
  TextField,
  useFormikContext,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { DraftActDialog } from './draft-act-dialog';

interface OfCase {
  lossCase: LossCaseDetailDto;
  onClose: () => void;
}

interface OfItem extends OfCase {
  item: LossCaseItemDto;
}

const nameOf = ({ name, serial_number: serial }: LossCaseItemDto) => `${name} ${serial}`;

const STATUSES = PROPERTY_STATUSES.filter((status) => status !== 'Lost').map((status) => ({
  value: status,
  label: status,
}));

const foundSchema = yup.object({
  foundAt: yup.string().required('Say when it was found.'),
  where: yup.string().trim().required('Say where it was found.'),
});

const NOT_FOUND = { foundAt: '', where: '', status: 'Operational', file: null as File | null };

/** Reports an item as found: where, when, and the status that it is to have. */
function FoundDialog({ lossCase, item, onClose }: OfItem) {
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(lossCaseMutations.found(lossCase.id));
  return (
    <DraftActDialog
      of={{ caseId: lossCase.id, act: `found:${item.id}` }}
      title="Report as Found"
      description={`${nameOf(item)}. Another person reads its serial number to confirm it.`}
      submitLabel="Report as Found"
      empty={NOT_FOUND}
      schema={foundSchema}
      refusalOf={refusalOf}
      onSend={async ({ foundAt, where, status, file }) => {
        const uploadId = await uploads.idOf(file);
        await mutateAsync({
          itemId: item.id,
          foundAt: new Date(foundAt).toISOString(),
          where: where.trim(),
          status,
          uploadId,
        });
        uploads.release();
      }}
      done={{ title: 'Reported as Found', description: `${nameOf(item)} waits for confirmation.` }}
      onClose={onClose}
    >
      <FormGrid>
        <TextField name="foundAt" label="When" type="datetime-local" />
        <TextField name="where" label="Where" maxLength={200} autoComplete="off" />
      </FormGrid>
      <SelectField name="status" label="Status from now on" options={STATUSES} />
      <FileField name="file" label="Photo" hint="If there is one." />
    </DraftActDialog>
  );
}

const codeSchema = yup.object({ code: yup.string().trim().required('Read the serial number.') });

/** Confirms that an item was found by its serial number, read from the plate. */
function ConfirmDialog({ lossCase, item, onClose }: OfItem) {
  const [initialValues] = useState({ code: '' });
  const { mutateAsync } = useMutation(lossCaseMutations.confirm(lossCase.id));
  return (
    <ActDialog
      title="Confirm that it was found"
      description={`${item.name}. Found by ${item.found?.by.name ?? ''}: ${item.found?.where ?? ''}. Read the serial number from the plate.`}
      submitLabel="Confirm"
      initialValues={initialValues}
      schema={codeSchema}
      refusalOf={refusalOf}
      onSend={({ code }) => mutateAsync({ itemId: item.id, code: code.trim() })}
      done={{ title: 'Found', description: `${nameOf(item)} is ${item.found?.status ?? 'Operational'}.` }}
      onClose={onClose}
    >
      <TextField
        name="code"
        label="Serial number"
        hint="Type it or use a hand scanner."
        mono
        uppercase
        autoComplete="off"
      />
    </ActDialog>
  );
}

/** One reason, which stays on record. */
function ReasonDialog({
  title,
  description,
  submitLabel,
  done,
  onSend,
  onClose,
}: {
  title: string;
  description: string;
  submitLabel: string;
  done: { title: string; description: string };
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const [initialValues] = useState({ reason: '' });
  return (
    <ActDialog
      title={title}
      description={description}
      submitLabel={submitLabel}
      initialValues={initialValues}
      schema={yup.object({ reason: yup.string().trim().required('Reason is required') })}
      refusalOf={refusalOf}
      onSend={({ reason }) => onSend(reason.trim())}
      done={done}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
    </ActDialog>
  );
}

function RefuseDialog({ lossCase, item, onClose }: OfItem) {
  const { mutateAsync } = useMutation(lossCaseMutations.refuse(lossCase.id));
  return (
    <ReasonDialog
      title="Refuse this report?"
      description={`${nameOf(item)} stays lost, and the search goes on. ${item.found?.by.name ?? ''} reads your reason.`}
      submitLabel="Refuse"
      done={{ title: 'Report Refused', description: `${nameOf(item)} stays lost.` }}
      onSend={(reason) => mutateAsync({ itemId: item.id, reason })}
      onClose={onClose}
    />
  );
}

function StrikeDialog({ lossCase, letter, onClose }: OfCase & { letter: string }) {
  const { mutateAsync } = useMutation(lossCaseMutations.strike(lossCase.id));
  return (
    <ReasonDialog
      title={`Strike exhibit ${letter}?`}
      description="It keeps its letter and stays in the index of the packet, with your reason."
      submitLabel="Strike Exhibit"
      done={{ title: 'Exhibit Struck', description: `Exhibit ${letter} of ${lossCase.id}.` }}
      onSend={(reason) => mutateAsync({ letter, reason })}
      onClose={onClose}
    />
  );
}

const submitSchema = yup.object({
  form: yup.string().trim().required('Say which form was submitted.'),
  inquiryNumber: yup.string().trim().required('Enter the inquiry number.'),
  submittedOn: yup.string().required('Enter the day.'),
});

const NOT_SUBMITTED = { form: 'DD Form 200', inquiryNumber: '', submittedOn: '' };

function SubmitDialog({ lossCase, onClose }: OfCase) {
  const [version] = useState(lossCase.version);
  const { mutateAsync } = useMutation(lossCaseMutations.submit(lossCase.id));
  return (
    <DraftActDialog
      of={{ caseId: lossCase.id, act: 'submit' }}
      title="Record Papers"
      description={`${lossCase.id}. Its clock stops.`}
      submitLabel="Record"
      empty={NOT_SUBMITTED}
      schema={submitSchema}
      refusalOf={refusalOf}
      onSend={(values) => mutateAsync({ ...values, version })}
      done={{ title: 'Submission Recorded', description: lossCase.id }}
      onClose={onClose}
    >
      <TextField name="form" label="Form" maxLength={40} autoComplete="off" />
      <FormGrid>
        <TextField name="inquiryNumber" label="Inquiry number" maxLength={60} autoComplete="off" />
        <TextField name="submittedOn" label="Submitted on" type="date" />
      </FormGrid>
    </DraftActDialog>
  );
}

const decideSchema = yup.object({
  authority: yup.string().trim().required('Say who decided.'),
  decision: yup.string().required('Choose the decision.'),
  decidedOn: yup.string().required('Enter the day.'),
  documentNumber: yup.string().trim().required('Enter the document number.'),
});

const DECISIONS = LOSS_DECISIONS.map((value) => ({
  value,
  label: value === 'relief' ? 'Relief from responsibility' : 'Liability',
}));

const NOT_DECIDED = {
  authority: '',
  decision: '' as LossDecision | '',
  decidedOn: '',
  documentNumber: '',
};

function DecideDialog({ lossCase, onClose }: OfCase) {
  const [version] = useState(lossCase.version);
  const { mutateAsync } = useMutation(lossCaseMutations.decide(lossCase.id));
  return (
    <DraftActDialog
      of={{ caseId: lossCase.id, act: 'decide' }}
      title="Record the decision"
      description={`${lossCase.id}. The approval authority decides; this records it.`}
      submitLabel="Record"
      empty={NOT_DECIDED}
      schema={decideSchema}
      refusalOf={refusalOf}
      onSend={({ decision, ...values }) =>
        mutateAsync({ ...values, decision: decision || 'relief', version })
      }
      done={{ title: 'Decision Recorded', description: lossCase.id }}
      onClose={onClose}
    >
      <TextField name="authority" label="Authority" maxLength={120} autoComplete="off" />
      <SelectField name="decision" label="Decision" options={DECISIONS} placeholder="Choose the decision" />
      <FormGrid>
        <TextField name="decidedOn" label="Decided on" type="date" />
        <TextField name="documentNumber" label="Document number" maxLength={60} autoComplete="off" />
      </FormGrid>
    </DraftActDialog>
  );
}

const statementSchema = yup.object({
  text: yup
    .string()
    .test(
      'one',
      'Type the statement or add a photo of it.',
      (text, { parent }) => Boolean(text?.trim()) || Boolean((parent as { file: File | null }).file),
    ),
  file: yup
    .mixed()
    .test(
      'not-both',
      'Type the statement or add a photo of it, not both.',
      (file, { parent }) => !file || !(parent as { text?: string }).text?.trim(),
    ),
});

const NO_STATEMENT = { text: '', file: null as File | null };

function StatementDialog({ lossCase, onClose }: OfCase) {
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(lossCaseMutations.addExhibit(lossCase.id));
  return (
    <DraftActDialog
      of={{ caseId: lossCase.id, act: 'statement' }}
      title="Add My Statement"
      description="It stands under your name as an exhibit and cannot be changed. Leaders of the case read it."
      submitLabel="Add Statement"
      empty={NO_STATEMENT}
      schema={statementSchema}
      refusalOf={refusalOf}
      onSend={async ({ text, file }) => {
        const uploadId = await uploads.idOf(file);
        await mutateAsync({ kind: 'statement', ...(text.trim() ? { text: text.trim() } : { uploadId }) });
        if (!text.trim()) uploads.release();
      }}
      done={{ title: 'Statement Added', description: lossCase.id }}
      onClose={onClose}
    >
      <TextAreaField name="text" label="Statement" rows={8} maxLength={10_000} />
      <FileField name="file" label="Or a photo of the signed paper" />
    </DraftActDialog>
  );
}

const KINDS = [
  { value: 'photo', label: 'Photo' },
  { value: 'custody', label: 'Chain of custody, as of now' },
  { value: 'inventory', label: 'Inventory report' },
] as const;

const exhibitSchema = yup.object({
  kind: yup.string().required('Choose a kind.'),
  title: yup
    .string()
    .when('kind', { is: 'photo', then: (text) => text.trim().required('Say what the photo shows.') }),
  file: yup.mixed().when('kind', { is: 'photo', then: (file) => file.required('Choose a photo.') }),
  inventoryId: yup.string().when('kind', {
    is: 'inventory',
    then: (text) => text.trim().required('Enter the number of the inventory.'),
  }),
});

/** What the chosen kind needs. */
function ExhibitFields() {
  const { kind } = useFormikContext<{ kind: string }>().values;
  if (kind === 'inventory') {
    return (
      <TextField
        name="inventoryId"
        label="Inventory"
        hint="The number of a closed one, e.g. I-0012."
        mono
        autoComplete="off"
      />
    );
  }
  return (
    kind === 'photo' && (
      <>
        <TextField name="title" label="What it shows" maxLength={120} autoComplete="off" />
        <FileField name="file" label="Photo" />
      </>
    )
  );
}

function ExhibitDialog({ lossCase, onClose }: OfCase) {
  const [initialValues] = useState({
    kind: 'photo' as (typeof KINDS)[number]['value'],
    title: '',
    inventoryId: '',
    file: null as File | null,
  });
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(lossCaseMutations.addExhibit(lossCase.id));
  return (
    <ActDialog
      title="Add an exhibit"
      description="It gets the next letter. It is never removed; it may be struck with a reason."
      submitLabel="Add Exhibit"
      initialValues={initialValues}
      schema={exhibitSchema}
      refusalOf={refusalOf}
      onSend={async ({ kind, title, inventoryId, file }) => {
        const uploadId = kind === 'photo' ? await uploads.idOf(file) : null;
        await mutateAsync({
          kind,
          ...(kind === 'photo' && { title: title.trim(), uploadId }),
          ...(kind === 'inventory' && { inventoryId: inventoryId.trim().toUpperCase() }),
        });
        uploads.release();
      }}
      done={{ title: 'Exhibit Added', description: lossCase.id }}
      onClose={onClose}
    >
      <SelectField name="kind" label="Kind" options={[...KINDS]} />
      <ExhibitFields />
    </ActDialog>
  );
}

/** Dialogs of the case as a whole, and whether the reader may open them now. */
const OF_CASE = {
  submit: { Dialog: SubmitDialog, may: ({ may }: LossCaseDetailDto) => may.submit },
  decide: { Dialog: DecideDialog, may: ({ may }: LossCaseDetailDto) => may.decide },
  statement: { Dialog: StatementDialog, may: (lossCase: LossCaseDetailDto) => !lossCase.closed_at },
  exhibit: { Dialog: ExhibitDialog, may: ({ may }: LossCaseDetailDto) => may.exhibits },
} as const;

/** Dialogs of one item of it. */
const OF_ITEM = { found: FoundDialog, confirm: ConfirmDialog, refuse: RefuseDialog } as const;

const isKey = <T extends object>(key: string, of: T): key is Extract<keyof T, string> =>
  Object.hasOwn(of, key);

/** Dialogs by the act that the address names: `found:P-0012`, `strike:C`, `submit`. */
export default function ActDialogs({ lossCase, act, onClose }: OfCase & { act: string }) {
  const [name = '', of = ''] = act.split(':');
  const own = { lossCase, onClose };
  if (isKey(name, OF_CASE)) {
    const { Dialog, may } = OF_CASE[name];
    return may(lossCase) ? <Dialog {...own} /> : null;
  }
  if (name === 'strike') return lossCase.may.exhibits ? <StrikeDialog {...own} letter={of} /> : null;
  const item = lossCase.items.find(({ id }) => id === of);
  if (!item || !isKey(name, OF_ITEM) || !item.may[name]) return null;
  const Dialog = OF_ITEM[name];
  return <Dialog {...own} item={item} />;
}
