import { FORM_LIMITS } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, FAULT_SYMBOL_WORDS, Flex, IconButton, Link, Text, Trash2Icon } from '@hand-receipt/ui';
import { FormGrid, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { useEffect, useRef } from 'react';
import { type FaultValues, symbolsFor } from './fault-values';

interface FaultRowProps {
  fault: FaultValues;
  /** Its place among the values of the form. */
  index: number;
  /** Its place on the form, from 1. */
  number: number;
  /** It was just added: one types into it at once. */
  isNew: boolean;
  /** Its entry was completed or cancelled while the form was open. */
  isEnded: boolean;
  onRemove: () => void;
}

type FaultHeadProps = Pick<FaultRowProps, 'fault' | 'number' | 'isEnded' | 'onRemove'>;

/** The number of the fault; the entry that an open one has, else the way to take it off the form. */
function FaultHead({ fault: { maintenanceId }, number, isEnded, onRemove }: FaultHeadProps) {
  const standing = isEnded ? ', not open any more. Take it off the form.' : ', open since before';
  return (
    <Flex justify="space-between" align="center" gap="3" minHeight="8" marginBottom="2">
      <Text
        textStyle="caption"
        color={isEnded ? 'danger.fg' : 'fg.muted'}
        role={isEnded ? 'status' : undefined}
      >
        Fault {number}
        {maintenanceId ? standing : ''}
      </Text>
      <Flex align="center" gap="2">
        {maintenanceId && (
          <Link to={`/maintenance/${encodeURIComponent(maintenanceId)}`} ownLine>
            {maintenanceId}
          </Link>
        )}
        {(!maintenanceId || isEnded) && (
          <IconButton size="s" label={`Remove fault ${number}`} icon={<Trash2Icon />} onClick={onRemove} />
        )}
      </Flex>
    </Flex>
  );
}

/** One fault: its TM item number and status symbol, and its description, which an open fault has already. */
export function FaultRow({ fault, index, number, isNew, isEnded, onRemove }: FaultRowProps) {
  const role = useCurrentUser()?.role;
  const place = useRef<HTMLDivElement>(null);
  const { maintenanceId, symbol, description, recordedTm } = fault;
  const options = symbolsFor(fault, role).map((value) => ({ value, label: FAULT_SYMBOL_WORDS[value] }));
  const name = (field: keyof FaultValues) => `faults.${index}.${field}`;

  useEffect(() => {
    if (isNew) place.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isNew]);

  return (
    <Box
      ref={place}
      role="group"
      aria-label={`Fault ${number}`}
      borderTopWidth="1px"
      borderColor="border"
      paddingY="3"
    >
      <FaultHead fault={fault} number={number} isEnded={isEnded} onRemove={onRemove} />
      <FormGrid>
        <TextField
          name={name('tmItem')}
          label="TM item number"
          optional
          mono
          autoComplete="off"
          maxLength={FORM_LIMITS.tmItem}
          disabled={!!recordedTm}
          hint={recordedTm ? 'Change it in the maintenance entry.' : undefined}
        />
        <SelectField
          name={name('symbol')}
          label="Status symbol"
          options={options}
          hint={symbol === 'X' ? 'Deadlines the item.' : undefined}
        />
      </FormGrid>
      {maintenanceId ? (
        <Text marginTop="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {description}
        </Text>
      ) : (
        <Box marginTop="3">
          <TextAreaField
            name={name('description')}
            label="Fault description"
            optional
            rows={2}
            maxLength={FORM_LIMITS.text}
          />
        </Box>
      )}
    </Box>
  );
}
