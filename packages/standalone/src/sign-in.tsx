import { signIn } from '@hand-receipt/platform';
import { Box, Heading, Stack, toast } from '@hand-receipt/ui';
import { Form, PasswordField, SubmitButton, TextField, yup } from '@hand-receipt/ui/forms';

const schema = yup.object({
  username: yup.string().required('Username is required'),
  password: yup.string().required('Password is required'),
});

/** The sign-in of a remote on its own. */
export function SignIn({ title }: { title: string }) {
  const submit = async ({ username, password }: { username: string; password: string }) => {
    try {
      await signIn(username, password);
    } catch {
      toast({ title: 'Login Failed', description: 'Invalid username or password', tone: 'danger' });
    }
  };
  return (
    <Box maxW="360px" mx="auto" p="4" mt="12">
      <Heading as="h1" textStyle="h1" mb="5">
        {title}
      </Heading>
      <Form initialValues={{ username: '', password: '' }} schema={schema} onSubmit={submit} label="Sign in">
        <Stack gap="4">
          <TextField name="username" label="Username" autoComplete="username" />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <SubmitButton variant="primary">Sign In</SubmitButton>
        </Stack>
      </Form>
    </Box>
  );
}
