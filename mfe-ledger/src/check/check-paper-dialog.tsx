import { readScan } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Camera, CameraToggle } from '@hand-receipt/scan';
import { Alert, counted, formatCount } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, useFormikContext, yup } from '@hand-receipt/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { usePaperCheck } from '../device/device-queries';
import type { PaperReport } from '../device/messages';

const schema = yup.object({
  codes: yup.string().trim().required('Scan or paste at least one code of the page'),
});

const EMPTY = { codes: '' };

function Extent({ printed, here }: PaperReport) {
  if (printed === here) return <p>The page and the ledger have the same {counted(here, 'event')}.</p>;
  return (
    <p>
      The {counted(printed, 'event')} of the page are the first of the {formatCount(here)} here.
    </p>
  );
}

function Result({ report }: { report: PaperReport }) {
  const { finding, witnesses } = report;
  const tone = witnesses?.isEnough ? 'success' : 'warning';
  return (
    <>
      {finding ? (
        <Alert tone="danger" title={finding.message}>
          <p>
            The ledger does not have what this page shows, or the page is false. Keep it and report to your
            PBO.
          </p>
        </Alert>
      ) : (
        <Alert tone="success" title="The ledger still has what this page shows.">
          <Extent {...report} />
        </Alert>
      )}
      {witnesses ? (
        <Alert tone={witnesses.isEnough === false ? 'danger' : tone} title={witnesses.words} />
      ) : null}
    </>
  );
}

/** How the two codes of a page begin: the first one, of a registered paper or another print, and the cosigned one. */
const BOTH = [/^HR1\/[LP]\//m, /^HR1\/C\//m];

/** Codes of the ledger that the camera sees go into the form, a line each; it also sees those of items. With both codes it is done. */
function PaperCamera() {
  const { values, setFieldValue } = useFormikContext<typeof EMPTY>();
  const [on, setOn] = useState(false);
  const latest = useRef('');
  useEffect(() => {
    latest.current = values.codes;
  });
  // Both codes of a page may be in one picture, so the second is added before the first was drawn.
  const add = (seen: string) => {
    const reading = readScan(seen);
    const lines = latest.current.split('\n').filter(Boolean);
    if (reading.kind !== 'page' || lines.includes(reading.code)) return;
    latest.current = [...lines, reading.code].join('\n');
    void setFieldValue('codes', latest.current);
    if (BOTH.every((kind) => kind.test(latest.current))) setOn(false);
  };
  return (
    <>
      <CameraToggle size="s" on={on} onChange={setOn} />
      {on ? (
        <Camera onCode={add} otherwise="Read the codes with a scanner, or type them, in the meantime." />
      ) : null}
    </>
  );
}

/** A page that was printed remembers the ledger for everybody who holds it. */
export default function CheckPaperDialog({ onClose }: { onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync, data, error, isPending } = usePaperCheck(id);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Check a Printed Hand Receipt"
      description="Read one or both of the codes at the edge of a DA 2062. The second one shows who witnessed it."
      submitLabel="Check"
      cancelLabel="Close"
      discardable
      initialValues={EMPTY}
      schema={schema}
      onSubmit={async ({ codes }) => {
        await mutateAsync(codes);
      }}
      onError={() => undefined}
    >
      <PaperCamera />
      <TextAreaField
        name="codes"
        label="Codes of the Page"
        hint="HR1/P/..., HR1/L/... or HR1/C/..., one on each line"
        rows={5}
      />
      {error ? <FormError title="The page could not be checked.">{error.message}</FormError> : null}
      {data && !isPending && !error ? <Result report={data} /> : null}
    </FormDialog>
  );
}
