import type { SectionDto } from '@hand-receipt/contracts';
import { sectionMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { CheckboxField, TextField, yup } from '@hand-receipt/ui/forms';
import { RefusableDialog } from '../account/refusable-dialog';
import { inWords } from './in-words';

/** Characters that the contract takes. */
const MOST = 200;

const schema = yup.object({
  reason: yup.string().trim().required('A reason is required').max(MOST, `At most ${MOST} characters`),
  hidden: yup.boolean().required(),
});

/** Takes a section away from everybody, with the reason that they read in its area. */
export function SwitchOffDialog({ section, onClose }: { section: SectionDto; onClose: () => void }) {
  const { mutateAsync } = useMutation(sectionMutations.change);
  const { name, title } = section;
  return (
    <RefusableDialog
      open
      onClose={onClose}
      title={`Switch ${title} off?`}
      description="Nothing of it is loaded from the next page that people open. The rest of the product works."
      submitLabel="Switch Off"
      refusedTitle={`${title} was not switched off`}
      initialValues={{ reason: '', hidden: false }}
      schema={schema}
      onSubmit={async ({ reason, hidden }) => {
        await mutateAsync({ name, act: 'switch-off', reason: reason.trim(), hidden }).catch(inWords);
        toast({ tone: 'success', title: `${title} is switched off` });
        onClose();
      }}
    >
      <TextField
        name="reason"
        label="Reason"
        hint={`People read it: "${title} is switched off: ..."`}
        maxLength={MOST}
      />
      <CheckboxField name="hidden" label="Hide its entry in the navigation too" />
    </RefusableDialog>
  );
}
