import { Box, Flex, Text, TriangleAlertIcon } from '@hand-receipt/ui';

/** What a check found odd and yet no fault. It stands under the verdict, which it does not change, so each line says what it is. */
export function WarningList({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Box as="ul" aria-label="Warnings" marginTop="3" listStyleType="none" textStyle="table">
      {messages.map((message, index) => (
        <Flex as="li" key={`${index} ${message}`} gap="1.5" align="center">
          <Box as="span" color="warning.fg" flex="none">
            <TriangleAlertIcon size={14} />
          </Box>
          <span>
            <Text as="span" fontWeight="600" color="warning.fg">
              Warning:
            </Text>{' '}
            {message}
          </span>
        </Flex>
      ))}
    </Box>
  );
}
