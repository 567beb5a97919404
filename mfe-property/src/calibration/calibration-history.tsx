import type { CalibrationDto, PropertyItem } from '@hand-receipt/contracts';
import { Box, Button, formatDate, Label, Mono, PlainTable, Text, VisuallyHidden } from '@hand-receipt/ui';
import { PhotoPicture } from '../item-photos/photo-picture';
import { RESULT_WORDS } from './calibration-text';

interface EntryProps {
  entry: CalibrationDto;
  /** Absent for people who may not record one. */
  onCorrect?: (entry: CalibrationDto) => void;
}

function Entry({ entry, onCorrect }: EntryProps) {
  const { doneOn, nextDue, byName, certificate, result, notes, photos, recordedBy, at, voidedBy } = entry;
  const isVoid = voidedBy !== null;
  const words = [
    RESULT_WORDS[result],
    `by ${byName}`,
    certificate && `certificate ${certificate}`,
    `next due ${formatDate(nextDue)}`,
  ].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <Mono>{isVoid ? <s>{formatDate(doneOn)}</s> : formatDate(doneOn)}</Mono>
      </th>
      <td>
        <Box overflowWrap="anywhere" whiteSpace="normal">
          {isVoid ? <s>{words.join(', ')}</s> : words.join(', ')}
          {notes && <Text>{notes}</Text>}
          <Text textStyle="caption" color="fg.muted">
            {isVoid && 'Voided. '}Recorded by {recordedBy} on {formatDate(at)}
          </Text>
          {photos.map(({ uploadId, address }, index) => (
            <PhotoPicture
              key={uploadId}
              address={address}
              title={`Photo ${index + 1} of the calibration of ${formatDate(doneOn)}`}
            />
          ))}
        </Box>
      </td>
      <td>
        {!isVoid && onCorrect && (
          <Button
            size="s"
            variant="ghost"
            aria-label={`Correct the calibration of ${formatDate(doneOn)}`}
            onClick={() => onCorrect(entry)}
          >
            Correct
          </Button>
        )}
      </td>
    </tr>
  );
}

interface CalibrationHistoryProps {
  item: PropertyItem;
  onCorrect?: (entry: CalibrationDto) => void;
}

/** Calibrations that were recorded of an item, the newest first, and the notes of those from before. */
export function CalibrationHistory({ item, onCorrect }: CalibrationHistoryProps) {
  const earlier = item.calibrationInfo?.history ?? [];
  if (item.calibrations.length + earlier.length === 0) {
    return (
      <Text mt="2" color="fg.muted">
        No earlier calibrations on record
      </Text>
    );
  }
  return (
    <Box mt="2" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l2" overflow="hidden">
      <PlainTable label="Calibration history">
        <thead>
          <tr>
            <th scope="col">
              <Label>Date</Label>
            </th>
            <th scope="col">
              <Label>Notes</Label>
            </th>
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {item.calibrations.map((entry) => (
            <Entry key={entry.id} entry={entry} onCorrect={onCorrect} />
          ))}
          {earlier.map(({ date, notes }, index) => (
            <tr key={`${date} ${index}`}>
              <th scope="row">
                <Mono>{formatDate(date)}</Mono>
              </th>
              <td colSpan={2}>{notes}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Box>
  );
}
