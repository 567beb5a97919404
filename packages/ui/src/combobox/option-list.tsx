import { Box, Text } from '../layout';
import { type ReactNode, useEffect, useRef } from 'react';

export interface Option {
  id: string;
  /** What the option is. */
  main: ReactNode;
  /** What tells it from its like. */
  aside?: ReactNode;
}

interface OptionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  active: number;
  /** In place of options: that they load, failed to, or that there are none. */
  note: string | null;
  onChoose: (index: number) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface OptionRowProps {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: () => void;
}

function OptionRow({ id, option, isActive, onChoose }: OptionRowProps) {
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      width="full"
      minH={{ base: '44px', md: '36px' }}
      px="3"
      py="1"
      cursor="pointer"
      bg={isActive ? 'accent.subtle' : undefined}
      _hover={{ bg: isActive ? 'accent.subtle' : 'bg.subtle' }}
    >
      <button
        type="button"
        role="option"
        id={id}
        aria-selected={isActive}
        tabIndex={-1}
        // Before blur: a press must not take the focus out of the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        <Text as="span" fontWeight="600">
          {option.main}
        </Text>
        {option.aside && (
          <Text as="span" textStyle="caption" color="fg.muted" textAlign="end">
            {option.aside}
          </Text>
        )}
      </button>
    </Box>
  );
}

/** The options under a combobox. */
export function OptionList({ id, label, options, active, note, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Box
      position="absolute"
      zIndex="1"
      top="full"
      insetX="0"
      mt="1"
      maxH="160px"
      overflowY="auto"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
    >
      <Box ref={list} id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            id={optionId(id, index)}
            option={option}
            isActive={index === active}
            onChoose={() => onChoose(index)}
          />
        ))}
      </Box>
      {note && (
        <Text role="status" px="3" py="2" color="fg.muted">
          {note}
        </Text>
      )}
    </Box>
  );
}
