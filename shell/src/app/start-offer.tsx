import { Alert, Box, Button, HStack, Heading, UiProvider } from '@hand-receipt/ui';

interface StartOfferProps {
  /** Titles of the sections whose load this tab never saw the end of. */
  titles: readonly string[];
  onWithout: () => void;
  onWithAll: () => void;
}

/** In place of the product, before anything of a section is run: the last start froze in one. */
export function StartOffer({ titles, onWithout, onWithAll }: StartOfferProps) {
  const named = new Intl.ListFormat('en').format(titles);
  return (
    <UiProvider>
      <Box as="main" maxWidth="560px" marginInline="auto" padding="4" paddingTop="16">
        <Heading as="h1" marginBottom="4">
          Hand Receipt
        </Heading>
        <Alert tone="warning" title={`The page stopped while it loaded ${named}`}>
          <p>You can start without it. You can load it again later, from its entry in the navigation.</p>
        </Alert>
        <HStack gap="2" marginTop="4" flexWrap="wrap">
          <Button variant="primary" onClick={onWithout}>
            Start without {named}
          </Button>
          <Button onClick={onWithAll}>Start with everything</Button>
        </HStack>
      </Box>
    </UiProvider>
  );
}
