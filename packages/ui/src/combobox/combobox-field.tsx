import { Box } from '../layout';
import { TextField } from '../forms/text-fields';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { type Option, optionId, OptionList } from './option-list';
import { useListbox } from './use-listbox';

interface ComboboxFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'placeholder' | 'hint' | 'mono' | 'uppercase' | 'after'
> {
  options: readonly Option[];
  /** In place of options. */
  note: string | null;
  /** The user typed, which clears the earlier choice. */
  onType: () => void;
  onChoose: (index: number) => void;
  /** Gets the text when Enter is pressed and no option is active; the form is not submitted then. */
  onEnter?: (text: string) => void;
  /** Focus starts here when the dialog around it opens. */
  first?: boolean;
}

/**
 * A text field with a list of what it could mean, asked from the server as one types. The text is the form's
 * field `name`; what was chosen is the caller's to keep.
 */
export function ComboboxField({
  options,
  note,
  onType,
  onChoose,
  onEnter,
  first,
  ...field
}: ComboboxFieldProps) {
  const listId = useId();
  const listbox = useListbox({ count: options.length, onChoose });
  const { open, active } = listbox;
  const onKeyDown = (event: KeyboardEvent) => {
    listbox.onKeyDown(event);
    if (event.key !== 'Enter' || event.defaultPrevented || !onEnter) return;
    event.preventDefault();
    onEnter((event.target as HTMLInputElement).value);
    listbox.close();
  };
  return (
    <Box
      role="presentation"
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={listbox.close}
      onInput={() => {
        listbox.onType();
        onType();
      }}
    >
      <TextField
        {...field}
        data-autofocus={first || undefined}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
        onMouseDown={listbox.onPress}
      />
      {open && (
        <OptionList
          id={listId}
          label={field.label}
          options={options}
          active={active}
          note={note}
          onChoose={listbox.choose}
        />
      )}
    </Box>
  );
}
