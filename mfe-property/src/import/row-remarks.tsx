import type { ImportProblemDto, ImportRowDto } from '@hand-receipt/contracts';
import { Box, StatusBadge, Text } from '@hand-receipt/ui';

interface RemarkListProps {
  remarks: readonly ImportProblemDto[];
  status: string;
  label: string;
}

function Remarks({ remarks, status, label }: RemarkListProps) {
  return remarks.map(({ column, message }) => (
    <li key={`${column} ${message}`}>
      <StatusBadge status={status} label={column ? `${label} in ${column}` : label} /> {message}
    </li>
  ));
}

/** Every error and warning of a row, with the column as the file names it. */
export function RowRemarks({ row: { problems, warnings } }: { row: ImportRowDto }) {
  if (problems.length + warnings.length === 0) return <Text color="fg.muted">No errors or warnings.</Text>;
  return (
    <Box as="ul" textStyle="table">
      <Remarks remarks={problems} status="missing" label="Error" />
      <Remarks remarks={warnings} status="damaged" label="Warning" />
    </Box>
  );
}
