import { Button, ChevronLeftIcon, ChevronRightIcon, Flex, Text } from '@hand-receipt/ui';

interface PagerProps {
  /** From 0. */
  index: number;
  pages: number;
  /** There may be more than `pages`. */
  isMinimum: boolean;
  hasNext: boolean;
  onChange: (index: number) => void;
}

/** 'Page X of Y' with Previous and Next. */
export function Pager({ index, pages, isMinimum, hasNext, onChange }: PagerProps) {
  return (
    <Flex
      as="nav"
      aria-label="Pages of ledger history"
      align="center"
      gap="2"
      padding="2.5"
      paddingX="4"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Text role="status" color="fg.muted" marginRight="auto">
        Page {index + 1} of {isMinimum ? `more than ${pages}` : pages}
      </Text>
      <Button
        size="s"
        icon={<ChevronLeftIcon size={14} />}
        disabled={index === 0}
        onClick={() => onChange(index - 1)}
      >
        Previous
      </Button>
      <Button size="s" disabled={!hasNext} onClick={() => onChange(index + 1)}>
        Next
        <ChevronRightIcon size={14} />
      </Button>
    </Flex>
  );
}
