import { ButtonLink, PageBody, RuledSheet, Stack, Text } from '@hand-receipt/ui';
import { HOME } from '../../app/home';

/** Any path that neither the shell nor a remote declares. */
export function NotFoundPage() {
  return (
    <PageBody>
      <Stack align="center" gap="3" py="24" textAlign="center">
        <RuledSheet />
        <Text as="h1" textStyle="h1">
          Page Not Found
        </Text>
        <Text color="fg.muted">Did you forget to add the page to the router?</Text>
        <ButtonLink to={HOME}>Dashboard</ButtonLink>
      </Stack>
    </PageBody>
  );
}
