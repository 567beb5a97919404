import type { PropertyImportDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatCount, Tally } from '@hand-receipt/ui';
import { ImportNotices } from './import-notices';
import { isOpen } from './import-step';
import { isCompared, progressOf, readyOf } from './import-words';

/** What is done with the good rows, or was. */
function captionOf(read: PropertyImportDto, begun: boolean): string {
  if (!isCompared(read)) return begun ? 'Entered' : 'Ready';
  return read.status === 'finished' ? 'Compared' : 'To compare';
}

/** How many rows there are of each kind, what is to be known of the file, and how far its entry has come. */
export function ImportCounts({ read }: { read: PropertyImportDto }) {
  const ready = readyOf(read);
  const kinds = read.warned_by_kind;
  const begun = !isCompared(read) && !isOpen(read) && read.status !== 'reading';
  const left = ready - read.written - read.refused;
  return (
    <>
      <FormStrip columns={4} numbering="none">
        <FormCell caption="Rows" hint={read.encoding}>
          {formatCount(read.rows)}
        </FormCell>
        <FormCell caption={captionOf(read, begun)}>{formatCount(begun ? read.written : ready)}</FormCell>
        <FormCell caption="Errors">{formatCount(read.wrong + read.refused)}</FormCell>
        <FormCell
          caption="Warnings"
          hint={
            read.warned > 0
              ? `${formatCount(kinds['look-alike'])} O/0 and I/1, ${formatCount(kinds.transposed)} transposed`
              : undefined
          }
        >
          {formatCount(read.warned)}
        </FormCell>
      </FormStrip>
      {begun && ready > 0 && (
        <Tally
          label={progressOf(read)}
          segments={[
            { count: read.written, tone: 'success', label: 'entered', done: true },
            { count: read.refused, tone: 'danger', label: 'refused' },
            { count: left, tone: 'neutral', label: 'waiting' },
          ]}
        />
      )}
      <ImportNotices notices={read.notices} />
    </>
  );
}
