import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Button, counted, Dialog, formatDateTime, Mono, PlainTable, PrinterIcon } from '@hand-receipt/ui';
import { Settled, Subject } from './difference-row';
import { KIND_WORDS, whereOf } from './difference-words';

const STATES = { open: 'Open', resolved: 'To agree', agreed: 'Agreed' } as const;

interface PrintDialogProps {
  succession: SuccessionDetailDto;
  onClose: () => void;
}

/** The differences as they are now, to be printed. What lies on top of the page is what is printed. */
export default function PrintDialog({ succession, onClose }: PrintDialogProps) {
  const { id, from, to, unit, differences } = succession;
  return (
    <Dialog
      open
      size="form"
      title={`Difference List, ${id}`}
      description={`${from.name} to ${to.name}, ${unit.name}. ${counted(differences.length, 'difference')}.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <PlainTable label="Differences to print">
        <thead>
          <tr>
            {['Difference', 'Item, book → found', 'Section, holder', 'Found', 'Resolved by', 'State'].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => {
            const { title, holder } = whereOf(succession, difference);
            return (
              <tr key={difference.id}>
                <th scope="row">{KIND_WORDS[difference.kind].label}</th>
                <td>
                  <Subject difference={difference} />
                </td>
                <td>{[title, holder].filter(Boolean).join(', ')}</td>
                <td>
                  <Mono>{formatDateTime(difference.opened_at)}</Mono>
                </td>
                <td>
                  <Settled difference={difference} />
                </td>
                <td>{STATES[difference.state]}</td>
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
    </Dialog>
  );
}
