import { PRODUCT_NAME, type Rank, RANKS } from '@hand-receipt/contracts';
import { accountMutations, accountQueries } from '@hand-receipt/data';
import { ApiError, Link as RouteLink, useMutation, useNavigate, useQuery } from '@hand-receipt/platform';
import { BrandMark, Link, Stack, toast } from '@hand-receipt/ui';
import { Form, FormGrid, PasswordField, SelectField, SubmitButton, TextField } from '@hand-receipt/ui/forms';
import { useEffect } from 'react';
import { EntranceFrame } from '../auth/entrance-frame';
import { EMPTY_PERSON, registerSchema, type RegisterValues } from './register-rules';
import { UnitField } from './unit-field';

const RANK_OPTIONS = RANKS.map((rank) => ({ value: rank, label: rank }));

function tellFailure(error: unknown) {
  const said = error instanceof ApiError ? error.detail.message : undefined;
  const description = said || 'An error occurred during registration';
  toast({ title: 'Registration Failed', description, tone: 'danger' });
}

/** Asks for an account, which a leader of the unit then activates. */
export default function RegisterPage() {
  const navigate = useNavigate();
  const { data: config } = useQuery(accountQueries.config());
  const { mutateAsync } = useMutation(accountMutations.register);
  useEffect(() => {
    document.title = `Create account - ${PRODUCT_NAME}`;
  }, []);

  const submit = async ({ confirmPassword: _, rank, ...person }: RegisterValues) => {
    try {
      await mutateAsync({ ...person, rank: rank as Rank });
    } catch (error) {
      tellFailure(error);
      throw error;
    }
    toast({
      title: 'Registration Successful',
      description: 'Your account has been created. Please log in.',
      tone: 'success',
    });
    navigate('/login');
  };

  const brand = (
    <RouteLink className="entrance-brand" to="/login" aria-label={PRODUCT_NAME}>
      <BrandMark size={36} />
      <span>{PRODUCT_NAME}</span>
    </RouteLink>
  );
  return (
    <EntranceFrame wide brand={brand}>
      <h1>Create account</h1>
      <p className="entrance-lead">
        {config?.demo ? 'In this demo you can use it at once.' : 'A leader of your unit activates it.'}
      </p>
      <Form
        label="Create account"
        initialValues={EMPTY_PERSON}
        schema={registerSchema}
        onSubmit={submit}
        // Told by the toast already; what has a field stands at its field.
        onError={() => undefined}
      >
        <Stack gap="5" align="stretch">
          <FormGrid>
            <TextField name="first_name" label="First name" autoComplete="given-name" />
            <TextField name="last_name" label="Last name" autoComplete="family-name" />
            <TextField
              name="username"
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField name="email" label="Email" type="email" autoComplete="email" />
            <SelectField name="rank" label="Rank" options={RANK_OPTIONS} placeholder="Select rank" />
            <UnitField />
            <PasswordField name="password" label="Password" autoComplete="new-password" />
            <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
          </FormGrid>
          <SubmitButton size="l">Create Account</SubmitButton>
        </Stack>
      </Form>
      <p className="entrance-other">
        Already have an account? <Link to="/login">Sign in</Link>
      </p>
    </EntranceFrame>
  );
}
