import { SIGN_IN_RULE_ROLES, type SignInIdentityDto } from '@hand-receipt/contracts';
import { peopleMutations, peopleQueries, unitQueries } from '@hand-receipt/data';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { Stack, Text, toast } from '@hand-receipt/ui';
import { CheckboxField, QuerySelectField, SelectField, TextField, yup } from '@hand-receipt/ui/forms';
import { RefusableDialog } from '../../account/refusable-dialog';
import { personLabel } from '../people/account-acts';
import { unitOptions } from '../units/unit-options';
import type { SignInDialog } from './sign-in-tab';

interface DialogProps {
  onClose: () => void;
}

const ruleSchema = yup.object({
  claim: yup.string().trim().required('Claim is required').max(200),
  value: yup.string().trim().required('Value is required').max(200),
  unitId: yup.string().defined(),
  role: yup.string().defined(),
  activates: yup.boolean().defined(),
});
const ROLE_OPTIONS = [
  { value: '', label: 'No role' },
  ...SIGN_IN_RULE_ROLES.map((role) => ({ value: role, label: role })),
];

function AddRuleDialog({ onClose }: DialogProps) {
  const units = useQuery(unitQueries.tree());
  const { mutateAsync } = useMutation(peopleMutations.createSignInRule);
  return (
    <RefusableDialog
      open
      onClose={onClose}
      title="Add Rule"
      description="It holds where the provider's claim is this value, or a list with it, at a person's first sign-in."
      submitLabel="Add Rule"
      ready={units.data !== undefined}
      refusedTitle="The rule was not added"
      initialValues={{ claim: 'groups', value: '', unitId: '', role: '', activates: false }}
      schema={ruleSchema}
      onSubmit={async ({ claim, value, unitId, role, activates }) => {
        const known = SIGN_IN_RULE_ROLES.find((each) => each === role) ?? null;
        await mutateAsync({ claim, value, unitId: unitId || null, role: known, activates });
        toast({ title: 'Rule added', description: `${claim} = ${value}`, tone: 'success' });
        onClose();
      }}
    >
      <Stack gap="4">
        <TextField name="claim" label="Claim" autoComplete="off" spellCheck={false} />
        <TextField name="value" label="Value" autoComplete="off" spellCheck={false} />
        <QuerySelectField
          name="unitId"
          label="Unit"
          query={units}
          options={(tree) => [{ value: '', label: 'No unit' }, ...unitOptions(tree)]}
          of="units"
          nobody={null}
        />
        <SelectField name="role" label="Role" options={ROLE_OPTIONS} />
        <CheckboxField
          name="activates"
          label="Activate the account"
          hint="The person comes in at once, where a rule gives them one unit."
        />
      </Stack>
    </RefusableDialog>
  );
}

const linkSchema = yup.object({
  userId: yup.string().required('Account is required'),
  certificate: yup.string().defined().max(500),
});

function LinkDialog({ identity, onClose }: DialogProps & { identity: SignInIdentityDto | null }) {
  const people = useQuery(peopleQueries.directory());
  const { mutateAsync } = useMutation(peopleMutations.linkSignIn);
  return (
    <RefusableDialog
      open
      onClose={onClose}
      title={identity ? 'Link to Account' : 'Link Certificate'}
      description="Link it only where you know the person: the person of this sign-in comes in with the account."
      submitLabel="Link"
      ready={people.data !== undefined}
      refusedTitle="The sign-in was not linked"
      initialValues={{ userId: '', certificate: identity?.subject ?? '' }}
      schema={linkSchema}
      onSubmit={async ({ userId: id, certificate }) => {
        await mutateAsync(identity ? { id, identityId: identity.id } : { id, certificate });
        toast({ title: 'Sign-in linked', tone: 'success' });
        onClose();
      }}
    >
      <Stack gap="4">
        {identity ? null : (
          <TextField
            name="certificate"
            label="Subject of the certificate"
            hint="As the proxy passes it, such as CN=REYES.ANA.1234567890,OU=DoD,O=U.S. Government,C=US"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <QuerySelectField
          name="userId"
          label="Account"
          query={people}
          options={(all) => all.map((person) => ({ value: person.id, label: personLabel(person) }))}
          of="accounts"
          nobody={<Text>There are no accounts.</Text>}
          placeholder="Select account"
        />
      </Stack>
    </RefusableDialog>
  );
}

/** The forms of the sign-in settings. */
export default function SignInDialogs({ dialog, onClose }: DialogProps & { dialog: SignInDialog }) {
  if (dialog.kind === 'rule') return <AddRuleDialog onClose={onClose} />;
  return <LinkDialog identity={dialog.identity} onClose={onClose} />;
}
