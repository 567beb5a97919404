import type { RegisteredRemote, SlotEntry, SlotName, SlotProps } from '@hand-receipt/contracts';
import type { SlotFill, SlotFills } from '@hand-receipt/platform';
import type { ComponentType } from 'react';
import { Late, latePart } from '../app/late';
import { isLoadable } from './not-loaded';
import { RemoteBoundary, Waiting } from './remote-boundary';
import { loadRemoteModule } from './remote-loader';

/** A component that shows one slot of a remote, in its own boundary, and fetches the remote when first shown. */
function slotComponent<S extends SlotName>(
  remote: string,
  entry: SlotEntry,
  slot: S,
): ComponentType<SlotProps[S]> {
  const kind = slot === 'dashboard.cards' ? 'card' : 'inline';
  const part = latePart<SlotProps[S]>(async () => {
    const module = await loadRemoteModule(remote);
    const component = module.slots[slot]?.[entry.name];
    if (!component) throw new Error(`${remote} does not fill ${slot} with "${entry.name}"`);
    return { default: component as ComponentType<SlotProps[S]> };
  });
  return function RemoteSlot(props: SlotProps[S]) {
    return (
      <RemoteBoundary remote={remote} title={entry.title} kind={kind}>
        <Late part={part} with={props} waiting={<Waiting title={entry.title} kind={kind} />} />
      </RemoteBoundary>
    );
  };
}

/** What every remote declares for the slots, in the order declared. */
export function slotFills(registry: RegisteredRemote[]): SlotFills {
  const declared = registry
    .filter(isLoadable)
    .flatMap((remote) => remote.slots.map((entry) => ({ remote: remote.name, entry })));
  declared.sort((a, b) => a.entry.order - b.entry.order);
  const fills: Partial<Record<SlotName, SlotFill[]>> = {};
  for (const { remote, entry } of declared) {
    const fill = {
      key: `${remote}/${entry.name}`,
      title: entry.title,
      column: entry.column,
      Component: slotComponent(remote, entry, entry.slot),
    };
    (fills[entry.slot] ??= []).push(fill as SlotFill);
  }
  return fills as SlotFills;
}
