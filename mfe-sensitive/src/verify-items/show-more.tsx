import { Button, Flex, formatCount, Text } from '@hand-receipt/ui';

interface ShowMoreProps {
  /** How many lines are not listed. */
  more: number;
  working: boolean;
  onShow: () => void;
}

/** How many lines are not listed, and the way to list more. */
export const ShowMore = ({ more, working, onShow }: ShowMoreProps) => (
  <Flex gap="3" align="center" marginTop="2">
    <Text color="fg.muted">and {formatCount(more)} more</Text>
    <Button size="s" working={working} onClick={onShow}>
      Show more
    </Button>
  </Flex>
);
