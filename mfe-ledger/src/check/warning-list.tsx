import { Box, Button, Flex, formatCount, Text, TriangleAlertIcon } from '@hand-receipt/ui';
import { useState } from 'react';

/** More than these push everything else off the page, so the reader asks for them. */
const SHOWN = 5;

/** What a check found odd and yet no fault. It stands under the verdict, which it does not change, so each line says what it is. */
export function WarningList({ messages }: { messages: readonly string[] }) {
  const [all, setAll] = useState(false);
  if (messages.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, messages.length - SHOWN);
  return (
    <>
      <Box as="ul" aria-label="Warnings" marginTop="3" listStyleType="none" textStyle="table">
        {messages.slice(0, messages.length - hidden).map((message, index) => (
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
      {hidden > 0 ? (
        <Box marginTop="2">
          <Button size="s" onClick={() => setAll(true)}>
            Show {formatCount(hidden)} more warnings
          </Button>
        </Box>
      ) : null}
    </>
  );
}
