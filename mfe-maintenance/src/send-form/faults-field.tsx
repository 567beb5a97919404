import { FORM_LIMITS, type MaintenanceItemDto } from '@hand-receipt/contracts';
import { Alert, Box, Button, ConfirmDialog, Flex, Link, PlusIcon, Text } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { Fragment, useId, useRef, useState } from 'react';
import { FaultRow } from './fault-row';
import { emptyFault, type FaultValues, fitForm, isBlank, isFull, nextKey } from './fault-values';
import type { FormValues } from './form-values';

function FaultsHead({ titleId, count }: { titleId: string; count: number }) {
  return (
    <Flex align="baseline" justify="space-between" gap="3" marginBottom="1">
      <Text id={titleId} fontWeight="600" textStyle="table">
        Faults{' '}
        <Text as="span" fontWeight="400" color="fg.muted">
          (optional)
        </Text>
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {count} of {FORM_LIMITS.faults}
      </Text>
    </Flex>
  );
}

function OpenFaultsAlert({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Box marginBottom="2">
      <Alert tone="warning" title="The open faults of the item could not be loaded">
        <p>{error.message} The form can be sent without them.</p>
      </Alert>
    </Box>
  );
}

/** Says which open faults the form has no room for. */
function LeftOutAlert({ faults }: { faults: readonly FaultValues[] }) {
  if (faults.length === 0) return null;
  const words = faults.length === 1 ? '1 open fault does' : `${faults.length} open faults do`;
  return (
    <Box marginBottom="2">
      <Alert tone="warning" title={`${words} not fit on this form`}>
        <p>
          {faults.map(({ maintenanceId }, index) => (
            <Fragment key={maintenanceId}>
              {index > 0 ? ', ' : null}
              <Link to={`/maintenance/${encodeURIComponent(maintenanceId)}`}>{maintenanceId}</Link>
            </Fragment>
          ))}
          . A form takes {FORM_LIMITS.faults} faults. Those left out stay open in their maintenance entries.
        </p>
      </Alert>
    </Box>
  );
}

interface FaultsFieldProps {
  /** Maintenance of the item that is open now. */
  open: readonly MaintenanceItemDto[];
  openError: Error | null;
}

/** The faults that the form reports: those of the item that are open, and new ones. */
export function FaultsField({ open, openError }: FaultsFieldProps) {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<FormValues>();
  const { faults } = values;
  const { onForm, leftOut } = fitForm(faults);
  const isEnded = ({ maintenanceId }: FaultValues) =>
    maintenanceId !== '' && !open.some(({ id }) => id === maintenanceId);
  const titleId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState('');
  const [removing, setRemoving] = useState<FaultValues | null>(null);

  const append = () => {
    const key = nextKey(faults);
    setAdded(key);
    void setFieldValue('faults', [...faults, emptyFault(key)], false);
  };
  const remove = ({ key }: FaultValues) => {
    setRemoving(null);
    void setFieldTouched('faults', false, false);
    void setFieldValue(
      'faults',
      faults.filter((fault) => fault.key !== key),
      false,
    );
    add.current?.focus();
  };

  return (
    <Box role="group" aria-labelledby={titleId}>
      <FaultsHead titleId={titleId} count={onForm.length} />
      <OpenFaultsAlert error={openError} />
      <LeftOutAlert faults={leftOut} />
      <Box>
        {onForm.map((fault, index) => (
          <FaultRow
            key={fault.key}
            fault={fault}
            index={faults.indexOf(fault)}
            number={index + 1}
            isNew={fault.key === added}
            isEnded={isEnded(fault)}
            onRemove={() => (isBlank(fault) ? remove(fault) : setRemoving(fault))}
          />
        ))}
      </Box>
      <Button ref={add} size="s" icon={<PlusIcon />} onClick={append} disabled={isFull(faults)}>
        Add Fault
      </Button>
      {removing ? (
        <ConfirmDialog
          open
          tone="danger"
          title="Remove this fault?"
          description={removing.description || `TM item ${removing.tmItem}`}
          confirmLabel="Remove Fault"
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </Box>
  );
}
