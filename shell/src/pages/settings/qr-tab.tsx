import { PRINT_SIZE_INCHES, PRINT_SIZES, type Settings } from '@hand-receipt/contracts';
import { Box, ChoiceRow, FormCell, FormStrip, Panel, Stack, Switch } from '@hand-receipt/ui';
import { SectionPanel } from './section-panel';
import { useSection } from './use-section';
import { WithSettings } from './with-settings';

const SIZES = PRINT_SIZES.map((value) => ({ value, label: `${value} ${PRINT_SIZE_INCHES[value]}in` }));

const SWITCHES = [
  {
    field: 'autoRegenerate',
    label: 'Auto-regenerate damaged codes',
    hint: 'An item that was verified without its code is offered a new label',
  },
  { field: 'includeName', label: 'Include name', hint: 'The item is named under its code' },
  { field: 'includeSerialNumber', label: 'Include serial number', hint: 'Printed under the code' },
  {
    field: 'scanConfirmation',
    label: 'Scan confirmation',
    hint: 'A tone and a vibration tell how a scan ended',
  },
] as const;

/** How labels are printed, and what a scan does. */
export function QrTab() {
  return (
    <Stack gap="4" align="stretch">
      <WithSettings>{({ settings }) => <QrSection settings={settings} />}</WithSettings>
      <Panel title="What a code is made of">
        <Box p="4">
          <FormStrip columns={3} phoneColumns={1} numbering="none">
            <FormCell caption="Error correction" hint="Readable with up to 30 % of it gone">
              Level H
            </FormCell>
            <FormCell caption="Encryption" hint="For what the server seals at rest; a label holds no secret">
              AES-256
            </FormCell>
            <FormCell caption="Integrity" hint="Of the ledger that a printed form names">
              SHA-256 hash
            </FormCell>
          </FormStrip>
        </Box>
      </Panel>
    </Stack>
  );
}

function QrSection({ settings }: { settings: Settings }) {
  const { values, change, save, discard, ...state } = useSection('qrCodes', settings);
  return (
    <SectionPanel title="QR codes" {...state} onSave={save} onDiscard={discard}>
      <ChoiceRow
        label="Default print size"
        value={values.defaultPrintSize}
        options={SIZES}
        onChange={(defaultPrintSize) => change({ defaultPrintSize })}
      />
      {SWITCHES.map(({ field, ...text }) => (
        <Switch key={field} {...text} checked={values[field]} onChange={(on) => change({ [field]: on })} />
      ))}
    </SectionPanel>
  );
}
