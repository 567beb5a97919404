import type { ItemComponent } from '@hand-receipt/contracts';

/** The components with one of them present (PROP-39). One that is present already stays as it is. */
export const componentPresent = (
  components: readonly ItemComponent[],
  componentId: string,
): ItemComponent[] =>
  components.map((component) =>
    component.id === componentId ? { ...component, status: 'present' } : component,
  );
