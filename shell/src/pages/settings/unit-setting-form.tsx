import {
  CALL_FIRST_LENGTH,
  MEMORANDUM_FOR_LENGTH,
  MEMO_TEXT_LENGTH,
  PROPOSE_FOR_SIGNATURE,
  type SlotProps,
  type UnitSettingDto,
  type UnitSettingKey,
} from '@hand-receipt/contracts';
import { unitSettingMutations } from '@hand-receipt/data';
import { refusalOf, Slot, statusOf, useMutation } from '@hand-receipt/platform';
import { Alert, Button, ConfirmDialog, HStack, Panel, Stack, Text, toast } from '@hand-receipt/ui';
import { Form, FormError, SelectField, SubmitButton, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import {
  DAYS,
  RULES,
  SETTING_WORDS,
  SWITCHES,
  type SettingValues,
  isCitation,
  toValue,
  valuesOf,
} from './unit-setting-values';

interface UnitSettingFormProps {
  unitId: string;
  /** As it is now; the form keeps to what it was when it was last saved. */
  setting: UnitSettingDto;
}

const SWITCH = [
  { value: 'on', label: 'Asked for' },
  { value: 'off', label: 'Not asked for' },
];

const SIGN_OVERS = [
  { value: 'notice', label: 'The person above is told' },
  { value: 'consent', label: 'The person above agrees first' },
];

/** Settings that are typed as one entry a line. */
const LISTS: readonly UnitSettingKey[] = ['ciic.codes', 'clearance.extraSteps', 'import.synonyms', ...RULES];

function ValueField({ setting: { key } }: { setting: UnitSettingDto }) {
  const { title, hint } = SETTING_WORDS[key];
  if (SWITCHES.includes(key)) return <SelectField name="value" label={title} options={SWITCH} hint={hint} />;
  if (key === 'transfer.signOver')
    return <SelectField name="value" label={title} options={SIGN_OVERS} hint={hint} />;
  if (DAYS.includes(key))
    return <TextField name="value" label={title} inputMode="numeric" maxLength={4} hint={hint} />;
  if (key === 'counter.closingTime')
    return <TextField name="value" label={title} inputMode="numeric" maxLength={4} hint={hint} />;
  if (key === 'inventory.memorandumFor')
    return <TextField name="value" label={title} maxLength={MEMORANDUM_FOR_LENGTH} hint={hint} />;
  if (key === 'loss.callFirst')
    return <TextField name="value" label={title} optional maxLength={CALL_FIRST_LENGTH} hint={hint} />;
  if (key === 'succession.memoText')
    return <TextAreaField name="value" label={title} rows={8} maxLength={MEMO_TEXT_LENGTH} hint={hint} />;
  if (LISTS.includes(key)) return <TextAreaField name="value" label={title} rows={8} hint={hint} />;
  return null;
}

function CitationField({ setting: { key } }: { setting: UnitSettingDto }) {
  const hint = isCitation(key) ? SETTING_WORDS[key].hint : 'The regulation or order that asks for it.';
  return <TextField name="citation" label="Citation" optional maxLength={200} hint={hint} />;
}

/** Whose value it is. The table that the product ships with was not confirmed. */
function Origin({ unitId, setting: { key, from } }: UnitSettingFormProps) {
  if (from) {
    return (
      <Text textStyle="caption">
        {from.id === unitId ? `Entered by ${from.name}.` : `From ${from.name}.`}
      </Text>
    );
  }
  if (key !== 'ciic.codes') return <Text textStyle="caption">Default. No unit has entered it.</Text>;
  return (
    <Alert tone="warning" title="Not confirmed" announce={false}>
      <Text>These codes came with the product. Compare them with your publication, then save them.</Text>
    </Alert>
  );
}

interface NotSavedProps {
  failure: Error;
  isOutdated: boolean;
  /** Codes that one person alone may not save. */
  refusedCodes: SlotProps['settings.codesProposal']['codes'] | null;
  onProposed: () => void;
}

/** Why it was not saved. What takes two signatures is proposed from here. */
function NotSaved({ failure, isOutdated, refusedCodes, onProposed }: NotSavedProps) {
  const words = refusalOf(failure);
  if (refusedCodes && words.endsWith(PROPOSE_FOR_SIGNATURE)) {
    return (
      <Alert
        tone="warning"
        title={words}
        actions={<Slot name="settings.codesProposal" with={{ codes: refusedCodes, onClose: onProposed }} />}
      >
        <Text>What you typed is still here.</Text>
      </Alert>
    );
  }
  return (
    <FormError title={words}>
      {isOutdated ? 'Save again to put it on record.' : 'What you typed is still here.'}
    </FormError>
  );
}

interface TakeAwayProps {
  title: string;
  working: boolean;
  onTakeAway: () => Promise<void>;
}

/** Takes the unit's own setting away, after asking: units below it may have theirs from it. */
function TakeAway({ title, working, onTakeAway }: TakeAwayProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Take away</Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={`Take away ${title}?`}
        description="This unit and those below it that have none of their own then use that of the nearest unit above, or the default."
        confirmLabel="Take Away"
        working={working}
        onClose={close}
        onConfirm={() => void onTakeAway().finally(close)}
      />
    </>
  );
}

/** One setting of a unit, saved by itself. A save over another person's change is refused; what was typed stays. */
export function UnitSettingForm({ unitId, setting }: UnitSettingFormProps) {
  const { key } = setting;
  const { mutateAsync, isPending } = useMutation(unitSettingMutations.change);
  const [opened, setOpened] = useState({ values: valuesOf(setting), version: setting.version });
  const [failure, setFailure] = useState<Error | null>(null);
  const [refusedCodes, setRefusedCodes] = useState<NotSavedProps['refusedCodes']>(null);
  const isOutdated = statusOf(failure) === 409 && setting.version !== opened.version;

  async function send(value: unknown, values: SettingValues, done = 'Settings saved') {
    setFailure(null);
    const version = isOutdated ? setting.version : opened.version;
    const citation = values.citation.trim() || null;
    try {
      const saved = await mutateAsync({ unitId, key, value, citation, version });
      setOpened({ values: valuesOf(saved), version: saved.version });
      toast({ title: done, tone: 'success' });
    } catch (error) {
      setFailure(error as Error);
      if (key === 'ciic.codes') setRefusedCodes({ unitId, value, citation, version });
      throw error;
    }
  }
  const takeAway = () => send(null, { value: '', citation: '' }, 'Setting Taken Away').catch(() => undefined);

  return (
    <Panel title={SETTING_WORDS[key].title} padded>
      <Form
        label={SETTING_WORDS[key].title}
        initialValues={opened.values}
        onSubmit={(values) => send(toValue(key, values), values)}
        onError={() => undefined}
      >
        <Stack gap="3">
          <Origin unitId={unitId} setting={setting} />
          <ValueField setting={setting} />
          <CitationField setting={setting} />
          {failure && (
            <NotSaved
              failure={failure}
              isOutdated={isOutdated}
              refusedCodes={refusedCodes}
              onProposed={() => setFailure(null)}
            />
          )}
          <HStack gap="2" justify="flex-end" wrap="wrap">
            {setting.version > 0 && (
              <TakeAway title={SETTING_WORDS[key].title} working={isPending} onTakeAway={takeAway} />
            )}
            <SubmitButton>Save</SubmitButton>
          </HStack>
        </Stack>
      </Form>
    </Panel>
  );
}
