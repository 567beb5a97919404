import type { PropertyItem } from '@hand-receipt/contracts';
import {
  Box,
  formatDate,
  FormCell,
  FormStrip,
  Heading,
  Label,
  Mono,
  PlainTable,
  Text,
} from '@hand-receipt/ui';

const STATUS_WORDS = { current: 'Current', 'due-soon': 'Due soon' };

/** When an item that measures was calibrated, is to be again, and was before (PROP-21). */
export function Calibration({ item }: { item: PropertyItem }) {
  const info = item.calibrationInfo;
  if (!item.requiresCalibration || !info) return null;
  return (
    <Box as="section">
      <Heading as="h3" textStyle="h2" mb="2">
        Calibration
      </Heading>
      <FormStrip columns={4} numbering="letters">
        <FormCell caption="Status">{STATUS_WORDS[info.status]}</FormCell>
        <FormCell caption="Last" mono>
          {formatDate(info.lastCalibrationDate)}
        </FormCell>
        <FormCell caption="Next due" mono>
          {formatDate(info.nextCalibrationDueDate)}
        </FormCell>
        <FormCell caption="Interval">{info.calibrationIntervalDays} days</FormCell>
        {info.notes && (
          <FormCell caption="Notes" span={4} phoneSpan={2}>
            {info.notes}
          </FormCell>
        )}
      </FormStrip>
      {info.history.length > 0 ? (
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
              </tr>
            </thead>
            <tbody>
              {info.history.map(({ date, notes }, index) => (
                <tr key={`${date} ${index}`}>
                  <th scope="row">
                    <Mono>{formatDate(date)}</Mono>
                  </th>
                  <td>{notes}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Box>
      ) : (
        <Text mt="2" color="fg.muted">
          No earlier calibrations on record
        </Text>
      )}
    </Box>
  );
}
