import type { MaintenancePartDto } from '@hand-receipt/contracts';
import { Button, formatCount, formatDate, IconButton, Mono, Trash2Icon } from '@hand-receipt/ui';

interface PartRowProps {
  part: MaintenancePartDto;
  /** Null where the reader may change nothing. */
  onArrive: ((part: MaintenancePartDto) => void) | null;
  onRemove: (part: MaintenancePartDto) => void;
  busy: boolean;
}

export function PartRow({ part, onArrive, onRemove, busy }: PartRowProps) {
  return (
    <tr>
      <td>{part.name}</td>
      <td>
        <Mono>{part.partNumber}</Mono>
      </td>
      <td>{formatCount(part.quantity)}</td>
      <td>{part.available ? 'Yes' : 'No'}</td>
      <td>
        <Mono>{part.available ? 'N/A' : formatDate(part.estimatedArrival)}</Mono>
      </td>
      {onArrive ? (
        <td data-part="actions">
          {part.available ? null : (
            <Button
              size="s"
              disabled={busy}
              aria-label={`${part.name} has arrived`}
              onClick={() => onArrive(part)}
            >
              Arrived
            </Button>
          )}
          <IconButton
            size="s"
            label={`Remove part, ${part.name}`}
            tooltip="Remove"
            icon={<Trash2Icon />}
            disabled={busy}
            onClick={() => onRemove(part)}
          />
        </td>
      ) : null}
    </tr>
  );
}
