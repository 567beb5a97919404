import type { ImportProblemDto, ImportRowDto } from '@hand-receipt/contracts';
import { Box, StatusBadge, Text } from '@hand-receipt/ui';
import { remarkText } from './import-words';

interface RemarkListProps {
  line: number;
  remarks: readonly ImportProblemDto[];
  status: string;
  label: string;
}

function Remarks({ line, remarks, status, label }: RemarkListProps) {
  return remarks.map((remark) => (
    <li key={`${remark.column} ${remark.message}`}>
      <StatusBadge status={status} label={label} /> {remarkText(line, remark)}
    </li>
  ));
}

/** Every error and warning of a row, with its line and the column as the file names it. */
export function RowRemarks({ row: { line, problems, warnings } }: { row: ImportRowDto }) {
  if (problems.length + warnings.length === 0) return <Text color="fg.muted">No errors or warnings.</Text>;
  return (
    <Box as="ul" textStyle="table">
      <Remarks line={line} remarks={problems} status="missing" label="Error" />
      <Remarks line={line} remarks={warnings} status="damaged" label="Warning" />
    </Box>
  );
}
