import type { PropertyImportDto } from '@hand-receipt/contracts';
import { Alert } from '@hand-receipt/ui';
import { itemsOf, progressOf, readyOf, rowsOf } from './import-words';

const leftOut = (count: number) => (count > 0 ? ` ${rowsOf(count)} with errors left out.` : '');

/** Where an import stands, in a sentence. */
export function ImportVerdict({ read }: { read: PropertyImportDto }) {
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
            {itemsOf(ready)} can be {read.purpose === 'compare' ? 'compared' : 'entered in the book'}.
            {leftOut(read.wrong)}
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
