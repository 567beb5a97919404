import type { RemoteDescriptor, RemoteModule, SlotName } from '@hand-receipt/contracts';
import type { SlotFill, SlotFills } from '@hand-receipt/platform';

/** The slots that a remote fills itself. No other remote is loaded here. */
export function localFills(descriptor: RemoteDescriptor, module: RemoteModule): SlotFills {
  const fills: Partial<Record<SlotName, SlotFill[]>> = {};
  for (const entry of [...descriptor.slots].sort((a, b) => a.order - b.order)) {
    const Component = module.slots[entry.slot]?.[entry.name];
    if (!Component)
      throw new Error(`remote.json names "${entry.name}" for ${entry.slot}, and remote.ts has none`);
    (fills[entry.slot] ??= []).push({
      key: entry.name,
      title: entry.title,
      column: entry.column,
      Component: Component as SlotFill['Component'],
    });
  }
  return fills as SlotFills;
}
