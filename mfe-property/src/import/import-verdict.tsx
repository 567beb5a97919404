import type { PropertyImportDto } from '@hand-receipt/contracts';
import { Alert } from '@hand-receipt/ui';
import { isCompared, itemsOf, progressOf, readyOf, rowsOf } from './import-words';

const leftOut = (count: number) => (count > 0 ? ` ${rowsOf(count)} with errors left out.` : '');

/** Where a comparison stands whose rows are checked. */
function CompareVerdict({ read }: { read: PropertyImportDto }) {
  const ready = readyOf(read);
  if (read.status === 'finished') {
    return (
      <Alert tone="success" title="Compared with our book">
        <p>{ready === 1 ? '1 row was' : `${rowsOf(ready)} were`} compared. Nothing was entered.</p>
      </Alert>
    );
  }
  if (ready === 0) {
    return (
      <Alert tone="danger" title="Nothing can be compared">
        <p>No row has a serial number or a UII. Correct the rows below, or the file, and choose it again.</p>
      </Alert>
    );
  }
  return (
    <Alert tone={read.wrong > 0 ? 'warning' : 'info'} title="Nothing is entered">
      <p>
        {rowsOf(ready)} can be compared with our book.
        {read.wrong > 0 && ` ${rowsOf(read.wrong)} without a serial number and a UII left out.`}
      </p>
    </Alert>
  );
}

/** Where an import stands, in a sentence. */
export function ImportVerdict({ read }: { read: PropertyImportDto }) {
  const isChecked = read.status === 'previewed' || read.status === 'finished';
  return isCompared(read) && isChecked ? <CompareVerdict read={read} /> : <EntryVerdict read={read} />;
}

function EntryVerdict({ read }: { read: PropertyImportDto }) {
  const ready = readyOf(read);
  switch (read.status) {
    case 'columns':
      return <Alert tone="info" title="Confirm the columns first" />;
    case 'reading':
      return <Alert tone="info" title="The file is being read" />;
    case 'previewed':
      return ready > 0 ? (
        <Alert tone={read.wrong > 0 ? 'warning' : 'info'} title="Nothing is entered yet">
          <p>
            {itemsOf(ready)} can be entered in the book.{leftOut(read.wrong)}
          </p>
        </Alert>
      ) : (
        <Alert tone="danger" title="Nothing can be entered">
          <p>Every row has an error. Correct the rows below, or the file, and choose it again.</p>
        </Alert>
      );
    case 'running':
      return (
        <Alert tone="info" title="Entering items...">
          <p>{progressOf(read)}. It goes on when you leave this page.</p>
        </Alert>
      );
    case 'stopped':
      return (
        <Alert tone="danger" title="The import stopped">
          <p>{progressOf(read)}. Its owner could not enter items any more.</p>
        </Alert>
      );
    case 'finished':
      return (
        <Alert tone={read.refused > 0 ? 'warning' : 'success'} title="Import finished">
          <p>
            {progressOf(read)}.{leftOut(read.wrong)}
          </p>
        </Alert>
      );
  }
}
