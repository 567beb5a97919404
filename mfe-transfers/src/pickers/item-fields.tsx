import type { PropertyItem } from '@hand-receipt/contracts';
import { findHeldItem, lookUpCode, propertyQueries, useDebouncedValue } from '@hand-receipt/data';
import { refusalOf, useQuery } from '@hand-receipt/platform';
import { CameraButton, scanFailure } from '@hand-receipt/scan';
import { Mono, toast, WasSerials } from '@hand-receipt/ui';
import { ComboboxField, noteOf, stillFitting } from '@hand-receipt/ui/combobox';
import { FormGrid, useFormikContext } from '@hand-receipt/ui/forms';
import { useState } from 'react';

/** What a form with these fields holds: both texts as typed, and the item once one was chosen. */
export interface ItemValues {
  itemName: string;
  serialNumber: string;
  item: PropertyItem | null;
}

/** An item that is offered already is listed, so that nobody wonders where it went. */
const asideOf = (item: PropertyItem) => (
  <>
    <Mono>{item.serialNumber}</Mono>
    {item.openTransfer && ` · offered to ${item.openTransfer.to}`}
    {item.missing && ` · missing in count ${item.missing.countId}`}
    <WasSerials serials={item.formerSerials} />
  </>
);

const wordsOf = ({ name, serialNumber, formerSerials }: PropertyItem) =>
  [name, serialNumber, ...formerSerials].join(' ');

/** Fills both fields with an item that was chosen, or whose code was scanned. */
function useTakenItem() {
  const { values, setValues } = useFormikContext<ItemValues>();
  const take = (item: PropertyItem) =>
    void setValues(
      (before) => ({ ...before, item, itemName: item.name, serialNumber: item.serialNumber }),
      true,
    );
  /** Takes the item that a code means, if I hold it. */
  const takeScanned = async (code: string) => {
    if (!code.trim() || values.item) return;
    try {
      const { item, message } = await lookUpCode(code);
      const held = item && (await findHeldItem(item.serialNumber));
      if (held) take(held);
      const why = item && !held ? `${item.name} ${item.serialNumber} is not on your hand receipt.` : message;
      if (why) toast({ tone: 'warning', title: why });
    } catch (error) {
      toast({ tone: 'danger', title: scanFailure(error) });
    }
  };
  return { take, takeScanned };
}

/** Item Name and Serial Number: choosing in one fills the other (XFER-27). */
export function ItemFields({ first }: { first?: boolean }) {
  const { values, setValues } = useFormikContext<ItemValues>();
  const [typedIn, setTypedIn] = useState<'itemName' | 'serialNumber'>('itemName');
  const text = values.item ? '' : values[typedIn].trim();
  const wanted = useDebouncedValue(text);
  const { data, error, isPending, isPlaceholderData } = useQuery(propertyQueries.offerable(wanted));

  const failure = error && refusalOf(error);
  const isAnswered = !isPlaceholderData && wanted === text;
  const offered = stillFitting(data, { text, isAnswered, wordsOf });

  const { take, takeScanned } = useTakenItem();
  const choose = (index: number) => {
    const item = offered[index];
    if (item) take(item);
  };
  /** Enter, which a hand scanner sends after each code, picks the single match. */
  const pick = (text: string) => (offered.length === 1 && isAnswered ? choose(0) : void takeScanned(text));

  /** What the other field says belonged to the item that was chosen before. */
  const typeIn = (name: 'itemName' | 'serialNumber') => () => {
    setTypedIn(name);
    if (!values.item) return;
    const other = name === 'itemName' ? 'serialNumber' : 'itemName';
    void setValues((before) => ({ ...before, item: null, [other]: '' }), false);
  };

  const options = offered.map((item) => ({ id: item.id, main: item.name, aside: asideOf(item) }));
  const note = noteOf({ isPending, failure, offered, isAnswered, none: 'You hold nothing that matches.' });
  return (
    <FormGrid>
      <ComboboxField
        name="itemName"
        label="Item Name"
        placeholder="e.g., M4A1 Carbine"
        first={first}
        options={options}
        note={note}
        onType={typeIn('itemName')}
        onEnter={pick}
        onChoose={choose}
      />
      <ComboboxField
        name="serialNumber"
        label="Serial Number"
        placeholder="e.g., W123456"
        mono
        uppercase
        options={options}
        note={note}
        onType={typeIn('serialNumber')}
        onEnter={pick}
        after={<CameraButton what="the item" onCode={(code) => void takeScanned(code)} />}
        onChoose={choose}
      />
    </FormGrid>
  );
}
