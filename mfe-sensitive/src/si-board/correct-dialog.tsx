import type { SiCellDto, SiRowDto } from '@hand-receipt/contracts';
import { siReportMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { ActDialog, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { rowName, seenWords } from './board-words';

const schema = yup.object({ reason: yup.string().trim().required('Say why the report is corrected.') });

interface CorrectDialogProps {
  row: SiRowDto;
  cell: SiCellDto;
  due: string;
  onClose: () => void;
}

/** Corrects a report to UP. Both reports stay. */
export default function CorrectDialog({ row, cell, due, onClose }: CorrectDialogProps) {
  const { mutateAsync } = useMutation(siReportMutations.send);
  const name = rowName(row);
  const corrects = cell.report?.id ?? '';
  return (
    <ActDialog
      title={`Correct ${corrects} to UP`}
      description={`${name}, ${seenWords(cell)} seen. Both reports stay.`}
      submitLabel="Send UP"
      initialValues={{ reason: '' }}
      schema={schema}
      refusalOf={refusalOf}
      onSend={({ reason }) =>
        mutateAsync({ unitId: row.unit.id, due, status: 'UP', corrects, reason: reason.trim() })
      }
      done={{ title: 'UP Sent', description: name }}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={500} />
    </ActDialog>
  );
}
