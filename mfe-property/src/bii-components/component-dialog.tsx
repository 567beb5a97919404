import type { ItemComponent, PropertyItem } from '@hand-receipt/contracts';
import { componentMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';
import { ComponentConflict } from './component-conflict';
import { ComponentFields } from './component-fields';
import {
  componentSchema,
  type ComponentValues,
  EMPTY_COMPONENT,
  toComponentBody,
  valuesOf,
} from './component-values';

interface ComponentDialogProps {
  /** The item as it is now; the form keeps to what it was when it opened. */
  item: PropertyItem;
  /** What to edit; a new component without. */
  component?: ItemComponent;
  onClose: () => void;
}

/**
 * Adds a component, or edits one. A save over another person's change is refused; the form then shows what is
 * on record now, keeps what was typed, and saves over it only when asked again.
 */
export default function ComponentDialog({ item, component, onClose }: ComponentDialogProps) {
  const [opened] = useState(() => (component ? valuesOf(component) : EMPTY_COMPONENT));
  const [seen, setSeen] = useState(item.version);
  const [failure, setFailure] = useState<Error | null>(null);
  const add = useMutation(componentMutations.add(item.id));
  const edit = useMutation(componentMutations.edit(item.id, component?.id ?? ''));
  // The version has moved on: the refusal was for that, and the item as it is now is shown.
  const isOutdated = statusOf(failure) === 409 && item.version !== seen;

  async function submit(values: ComponentValues) {
    const version = isOutdated ? item.version : seen;
    setFailure(null);
    setSeen(version);
    const body = { ...toComponentBody(values, !component), version };
    await (component ? edit.mutateAsync(body) : add.mutateAsync(body));
    toast({
      title: component ? 'Component Updated' : 'Component Added',
      description: `${body.name}, ${itemLabel(item)}.`,
      tone: 'success',
    });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={component ? 'Edit Component' : 'Add Component'}
      description={itemLabel(item)}
      submitLabel={component ? 'Save Component' : 'Add Component'}
      initialValues={opened}
      schema={componentSchema(!component)}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <ComponentFields isNew={!component} />
      {failure && !isOutdated && (
        <FormError title={failure.message}>{reasonOf(failure)} What you typed is still here.</FormError>
      )}
      {isOutdated && <ComponentConflict item={item} component={component} />}
    </FormDialog>
  );
}
