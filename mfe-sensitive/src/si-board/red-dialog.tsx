import type { SiCellDto, SiRowDto } from '@hand-receipt/contracts';
import { siReportMutations } from '@hand-receipt/data';
import { refusalOf, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { FormCell, FormStrip } from '@hand-receipt/ui';
import { ActDialog, FormGrid, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { checkLabel, rowName } from './board-words';

interface RedDialogProps {
  row: SiRowDto;
  cell: SiCellDto;
  due: string;
  onClose: () => void;
}

/** Serial numbers as typed, one on each line or with commas between them. */
const serialsOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(','))
    .map((serial) => serial.trim())
    .filter(Boolean);

const schemaOf = (corrects: boolean) =>
  yup.object({
    serialNumbers: yup.string().trim().required('Enter the serial numbers of what is lost.'),
    lostAt: yup
      .string()
      .required('Say when it was lost.')
      .test('past', 'The loss lies in the future.', (time) => !time || new Date(time) <= new Date()),
    details: yup.string().trim().required('Give the details.'),
    actionTaken: yup.string().trim().required('Say what action was taken.'),
    narrative: yup.string(),
    reason: corrects ? yup.string().trim().required('Say why the report is corrected.') : yup.string(),
  });

interface RedFieldsProps {
  /** Of the unit. */
  name: string;
  due: string;
  /** The report that it corrects. */
  corrects: string | undefined;
  /** Rank and last name. */
  signer: string;
}

/** The ten lines of the report. */
function RedFields({ name, due, corrects, signer }: RedFieldsProps) {
  return (
    <>
      <FormStrip columns={2} numbering="none">
        <FormCell caption="1 Date and time">When you send it</FormCell>
        <FormCell caption="2 Unit">{name}</FormCell>
        <FormCell caption="3 Status">RED, check of {checkLabel(due)}</FormCell>
        <FormCell caption="4 Losing unit">{name}</FormCell>
      </FormStrip>
      <TextAreaField
        name="serialNumbers"
        label="5 Items by serial number"
        hint="One on each line. Type them or use a hand scanner."
        rows={3}
      />
      <FormGrid>
        <TextField name="lostAt" label="6 Date and time of loss" type="datetime-local" />
      </FormGrid>
      <TextAreaField name="details" label="7 Details" maxLength={2000} />
      <TextAreaField name="actionTaken" label="8 Action taken" maxLength={2000} />
      <TextAreaField name="narrative" label="9 Narrative (optional)" maxLength={2000} />
      {corrects ? (
        <TextField name="reason" label={`Why ${corrects} is corrected`} maxLength={500} autoComplete="off" />
      ) : null}
      <FormStrip columns={1} numbering="none">
        <FormCell caption="10 Authentication">{signer}</FormCell>
      </FormStrip>
    </>
  );
}

/** Reports a unit RED: lines 1 to 4 and 10 are filled in. Its items become Lost, and a loss case opens. */
export default function RedDialog({ row, cell, due, onClose }: RedDialogProps) {
  const { rank, lastName } = useCurrentUser();
  const [initialValues] = useState({
    serialNumbers: '',
    lostAt: '',
    details: '',
    actionTaken: '',
    narrative: '',
    reason: '',
  });
  const { mutateAsync } = useMutation(siReportMutations.send);
  const corrects = cell.report?.id;
  const name = rowName(row);
  return (
    <ActDialog
      size="form"
      title={`Report RED, ${name}`}
      description="The items become Lost and a loss case opens. The Commander and the S4 get the report."
      submitLabel="Send RED"
      initialValues={initialValues}
      schema={schemaOf(corrects !== undefined)}
      refusalOf={refusalOf}
      onSend={({ serialNumbers, lostAt, details, actionTaken, narrative, reason }) =>
        mutateAsync({
          unitId: row.unit.id,
          due,
          status: 'RED',
          loss: {
            serialNumbers: serialsOf(serialNumbers),
            lostAt: new Date(lostAt).toISOString(),
            details: details.trim(),
            actionTaken: actionTaken.trim(),
            narrative: narrative.trim() || null,
          },
          ...(corrects && { corrects, reason: reason.trim() }),
        })
      }
      done={{ title: 'RED Sent', description: name }}
      onClose={onClose}
    >
      <RedFields name={row.unit.name} due={due} corrects={corrects} signer={`${rank} ${lastName}`} />
    </ActDialog>
  );
}
