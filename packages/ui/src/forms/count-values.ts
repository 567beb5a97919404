import type { ComponentCountDto, ItemComponent } from '@hand-receipt/contracts';

/** What the count form holds, by component. An empty text is a component that nobody counted. */
export interface CountValues {
  onHand: Record<string, string>;
  damaged: Record<string, string>;
}

type Counts = Pick<ItemComponent, 'onHand' | 'damaged'>;

/** A count form that is filled with what is on record. */
export const countValuesOf = (components: readonly ItemComponent[]): CountValues => ({
  onHand: Object.fromEntries(components.map(({ id, onHand }) => [id, onHand === null ? '' : String(onHand)])),
  damaged: Object.fromEntries(components.map(({ id, damaged }) => [id, String(damaged)])),
});

/** What is typed of one component, as numbers. */
export const typedOf = ({ onHand, damaged }: CountValues, id: string): Counts => ({
  onHand: onHand[id] ? Number(onHand[id]) : null,
  damaged: Number(damaged[id] ?? 0),
});

/** All of them are there. */
export const allPresent = (values: CountValues, components: readonly ItemComponent[]): CountValues => ({
  ...values,
  onHand: Object.fromEntries(components.map(({ id, quantity }) => [id, String(quantity)])),
});

/** The counts to send: of every component that has one. */
export const toCounts = (values: CountValues, components: readonly ItemComponent[]): ComponentCountDto[] =>
  components.flatMap(({ id }) => {
    const { onHand, damaged } = typedOf(values, id);
    return onHand === null ? [] : [{ componentId: id, onHand, damaged }];
  });
