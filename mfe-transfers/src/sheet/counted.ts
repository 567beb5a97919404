import type { ComponentCountDto, TransferSheetDto } from '@hand-receipt/contracts';

/** What was typed of an item that comes back, by the component's id. */
export type TypedCounts = Readonly<Record<string, string>>;

export const componentsOn = ({ item, mounted }: TransferSheetDto) =>
  [item, ...mounted].flatMap(({ components }) => components);

/** Whether a count can be sent: a whole number, or left as it is on record. */
export const isCount = (text: string): boolean => text.trim() === '' || /^\d{1,6}$/.test(text.trim());

/** The counts that differ from what is on record. What is damaged stays so, as far as it is there. */
export function toCounts(sheet: TransferSheetDto, typed: TypedCounts): ComponentCountDto[] {
  return componentsOn(sheet).flatMap(({ id, onHand, damaged }) => {
    const text = typed[id]?.trim() ?? '';
    if (text === '' || !isCount(text) || Number(text) === onHand) return [];
    return [{ componentId: id, onHand: Number(text), damaged: Math.min(damaged, Number(text)) }];
  });
}

export const areCounts = (typed: TypedCounts): boolean => Object.values(typed).every(isCount);
