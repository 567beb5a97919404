import type { CalibrationDto, PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import {
  Box,
  Button,
  Flex,
  formatDate,
  FormCell,
  FormStrip,
  Heading,
  lateDialog,
  PlusIcon,
  Text,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { holdsOrKeeps } from '../items/permissions';
import { CalibrationHistory } from './calibration-history';
import { calibrationState } from './calibration-text';

const CalibrationDialog = lateDialog(
  () => import(/* webpackChunkName: "calibration" */ './calibration-dialog'),
);

type Open = { corrects: CalibrationDto | null };

function Facts({ item: { calibrationInfo: info, calibrations, calibrationDays } }: { item: PropertyItem }) {
  if (!info) return null;
  const newest = calibrations.find(({ voidedBy }) => voidedBy === null);
  const state = newest?.result === 'failed' ? 'Failed' : calibrationState(info.nextCalibrationDueDate);
  return (
    <FormStrip columns={4} numbering="letters">
      <FormCell caption="Status">{state}</FormCell>
      <FormCell caption="Last" mono>
        {formatDate(info.lastCalibrationDate)}
      </FormCell>
      <FormCell caption="Next due" mono>
        {formatDate(info.nextCalibrationDueDate)}
      </FormCell>
      <FormCell caption="Interval">{calibrationDays ?? info.calibrationIntervalDays} days</FormCell>
      {info.notes && (
        <FormCell caption="Notes" span={4} phoneSpan={2}>
          {info.notes}
        </FormCell>
      )}
    </FormStrip>
  );
}

/** When an item that measures was calibrated, is to be again, and was before (PROP-21); and a way to record one. */
export function Calibration({ item, isGone = false }: { item: PropertyItem; isGone?: boolean }) {
  const user = useCurrentUser();
  const [open, setOpen] = useState<Open | null>(null);
  const mayRecord = !isGone && holdsOrKeeps(user, item);
  const isKnown = item.calibrationInfo !== null || item.calibrationDays !== null;
  if (!isKnown && !mayRecord) return null;
  return (
    <Box as="section">
      <Flex gap="2" align="center" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="h2">
          Calibration
        </Heading>
        {mayRecord && (
          <Box ml="auto">
            <Button size="s" icon={<PlusIcon />} onClick={() => setOpen({ corrects: null })}>
              Record Calibration
            </Button>
          </Box>
        )}
      </Flex>
      <Facts item={item} />
      {isKnown ? (
        <CalibrationHistory
          item={item}
          onCorrect={mayRecord ? (corrects) => setOpen({ corrects }) : undefined}
        />
      ) : (
        <Text color="fg.muted">No calibration on record</Text>
      )}
      {open && <CalibrationDialog item={item} corrects={open.corrects} onClose={() => setOpen(null)} />}
    </Box>
  );
}
