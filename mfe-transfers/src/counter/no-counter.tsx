import { ButtonLink, PageBody, RuledSheet, Stack, Text } from '@hand-receipt/ui';

/** What a person without any right at a counter gets: the page of an address that nobody declares. */
export function NoCounter() {
  return (
    <PageBody>
      <Stack align="center" gap="3" py="24" textAlign="center">
        <RuledSheet />
        <Text as="h1" textStyle="h1">
          Page Not Found
        </Text>
        <Text color="fg.muted">Did you forget to add the page to the router?</Text>
        <ButtonLink to="/">Dashboard</ButtonLink>
      </Stack>
    </PageBody>
  );
}
