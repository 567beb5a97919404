import type { SlotProps } from '@hand-receipt/contracts';
import { ButtonLink, IconLink, ClipboardListIcon } from '@hand-receipt/ui';

/** In the row of an item that I hold: leads to it on this section's page. */
export function ShowItemAction({ item, compact }: SlotProps['property.rowActions']) {
  const to = `/template?q=${encodeURIComponent(item.serialNumber)}`;
  return compact ? (
    <IconLink
      size="s"
      to={to}
      label={`Show in Template, ${item.name} ${item.serialNumber}`}
      tooltip="Show in Template"
      icon={<ClipboardListIcon />}
    />
  ) : (
    <ButtonLink to={to} icon={<ClipboardListIcon />}>
      Show in Template
    </ButtonLink>
  );
}
