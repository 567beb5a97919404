import type { SiReportDto } from '@hand-receipt/contracts';
import { militaryTime } from '../live';
import { checkName } from './check-times';
import type { ReportRow } from './read-board';

type Lines = SiReportDto['lines'];

const lossLines = ({ lines }: ReportRow): Lines =>
  lines === null
    ? []
    : [
        { label: '4 Losing unit', value: lines.losingUnit },
        {
          label: '5 Items by serial number',
          value: lines.items.map(({ name, serialNumber }) => `${name} ${serialNumber}`).join(', '),
        },
        { label: '6 Date and time of loss', value: militaryTime(new Date(lines.lostAt)) },
        { label: '7 Details', value: lines.details },
        { label: '8 Action taken', value: lines.actionTaken },
        { label: '9 Narrative', value: lines.narrative ?? 'None' },
      ];

/**
 * A report as it is read out, line by line.
 *
 * @param by rank and name of who sent it
 */
export function reportLines(row: ReportRow, { unit, by }: { unit: string; by: string }): Lines {
  const seen = `${row.seen} of ${row.expected} seen for the ${checkName(row.due_at)} check`;
  return [
    { label: '1 Date and time', value: militaryTime(row.at) },
    { label: '2 Unit', value: unit },
    { label: '3 Status', value: `${row.status}, ${seen}` },
    ...lossLines(row),
    { label: '10 Authentication', value: `${by}, ${militaryTime(row.at)}` },
    ...(row.corrects === null ? [] : [{ label: 'Corrects', value: `${row.corrects}: ${row.reason ?? ''}` }]),
  ];
}
