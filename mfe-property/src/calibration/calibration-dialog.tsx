import type { CalibrationDto, PropertyItem } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Alert, formatDate, Text, toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { usePhotoUploads } from '../item-photos/use-photo-uploads';
import { itemLabel } from '../items/item-label';
import { CalibrationFields } from './calibration-fields';
import { calibrationSchema, type CalibrationValues, toBody, valuesOf } from './calibration-values';

interface CalibrationDialogProps {
  /** The item as it is now. */
  item: PropertyItem;
  /** A wrong entry, whose place the new one takes. */
  corrects: CalibrationDto | null;
  onClose: () => void;
}

const savedToast = (item: PropertyItem, isQueued: boolean) =>
  isQueued
    ? ({
        tone: 'info',
        title: 'Saved on this device',
        description: `The calibration of ${itemLabel(item)} will be sent when connection is restored`,
      } as const)
    : ({
        tone: 'success',
        title: 'Calibration Recorded',
        description: `${itemLabel(item)}. It is in the ledger.`,
      } as const);

function Failure({ failure, withPhoto }: { failure: Error; withPhoto: boolean }) {
  const status = statusOf(failure);
  const reason = reasonOf(failure) ?? failure.message;
  if (status === 409) {
    return (
      <Alert tone="warning" title={reason}>
        <Text>What you typed is still here. Look at the item, and record it again if it still holds.</Text>
      </Alert>
    );
  }
  if (status === 0) {
    return (
      <FormError title="Needs a connection.">
        {withPhoto && 'Remove the photo to keep the calibration on this device. '}
        What you typed is still here.
      </FormError>
    );
  }
  return <FormError title={failure.message}>{reasonOf(failure)} What you typed is still here.</FormError>;
}

/**
 * Records a calibration, or corrects a wrong one. Without a connection it waits on this device. One that was made over
 * another person's change is refused, and is recorded on the item as it is now only when asked again.
 */
export default function CalibrationDialog({ item, corrects, onClose }: CalibrationDialogProps) {
  const [initialValues] = useState(() => valuesOf(corrects));
  const [seen, setSeen] = useState(item.version);
  const [refused, setRefused] = useState<{ failure: Error; withPhoto: boolean } | null>(null);
  const record = useMutation(propertyMutations.calibrate(item));
  const uploads = usePhotoUploads();
  const days = item.calibrationDays;

  async function submit(values: CalibrationValues) {
    const version = statusOf(refused?.failure) === 409 ? item.version : seen;
    setSeen(version);
    setRefused(null);
    const { file } = values;
    const photos = file ? [{ key: `${file.name} ${file.size} ${file.lastModified}`, blob: file }] : [];
    try {
      const uploadIds = await uploads.idsOf(photos);
      const body = { ...toBody(values, corrects), ...(uploadIds.length > 0 && { uploadIds }), version };
      const saved = await record.mutateAsync(body);
      uploads.release(photos);
      toast(savedToast(item, Boolean(saved.queued)));
    } catch (error) {
      setRefused({ failure: error as Error, withPhoto: file !== null });
      throw error;
    }
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={corrects ? 'Correct Calibration' : 'Record Calibration'}
      description={
        corrects
          ? `${itemLabel(item)}. The entry of ${formatDate(corrects.doneOn)} stays on record as voided, and this one counts.`
          : `${itemLabel(item)}. It is recorded in the ledger.`
      }
      submitLabel={corrects ? 'Save Correction' : 'Record Calibration'}
      initialValues={initialValues}
      schema={calibrationSchema(days)}
      onSubmit={submit}
      onError={() => undefined}
    >
      <CalibrationFields days={days} />
      {refused && <Failure {...refused} />}
    </FormDialog>
  );
}
