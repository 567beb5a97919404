import type { UnitDto, WebhookDto } from '@hand-receipt/contracts';
import { unitQueries, webhookMutations } from '@hand-receipt/data';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { ConfirmDialog, counted, ErrorState, LoadingRows, Stack, toast } from '@hand-receipt/ui';
import { SelectField, TextField, useFormikContext } from '@hand-receipt/ui/forms';
import { RefusableDialog } from '../account/refusable-dialog';
import { ChoicesField } from '../choices-field';
import { inWords } from '../sections/in-words';
import { tellFailure } from '../sections/tell-failure';
import { ShownOnceDialog } from '../shown-once-dialog';
import { unitOptions } from '../user-management/units/unit-options';
import type { WebhookAct } from './use-webhook-view';
import { toBody, TYPE_OPTIONS, valuesOf, WHICH, webhookSchema, type WebhookValues } from './webhook-form';
import { hostOf } from './webhook-words';

const ALL_UNITS = { value: '', label: 'The whole ledger' };

function WebhookFields({ units, maySendAll }: { units: readonly UnitDto[]; maySendAll: boolean }) {
  const { values } = useFormikContext<WebhookValues>();
  const options = unitOptions(units);
  return (
    <Stack gap="4">
      <TextField name="name" label="Name" hint="The program that gets the events" autoComplete="off" />
      <TextField
        name="url"
        label="Address"
        hint="Events are posted here. The program must verify their signatures."
        inputMode="url"
        autoComplete="off"
      />
      <SelectField
        name="unitId"
        label="Events of"
        hint="Of a unit and those below it. They include serial numbers of sensitive items."
        placeholder={maySendAll ? undefined : 'Choose a unit'}
        options={maySendAll ? [ALL_UNITS, ...options] : options}
      />
      <SelectField name="which" label="Which events" options={WHICH} />
      {values.which === 'some' ? (
        <ChoicesField name="types" label="Event types" options={TYPE_OPTIONS} />
      ) : null}
    </Stack>
  );
}

interface EditDialogProps {
  webhook: WebhookDto | null;
  maySendAll: boolean;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

function EditDialog({ webhook, maySendAll, onSecret, onClose }: EditDialogProps) {
  const { data: tree, error, refetch } = useQuery(unitQueries.tree());
  const create = useMutation(webhookMutations.create);
  const change = useMutation(webhookMutations.change);
  const units = tree?.filter(({ mine }) => maySendAll || mine);
  const save = async (values: WebhookValues) => {
    const body = toBody(values);
    if (webhook) await change.mutateAsync({ id: webhook.id, ...body }).catch(inWords);
    else onSecret((await create.mutateAsync(body).catch(inWords)).secret);
    if (webhook) toast({ tone: 'success', title: `${body.name} was changed` });
    onClose();
  };
  return (
    <RefusableDialog
      open
      onClose={onClose}
      size="form"
      title={webhook ? `Edit ${webhook.name}` : 'New Webhook'}
      description={
        webhook ? 'Events that wait go to the new address.' : 'Events that happen from now on are sent there.'
      }
      submitLabel={webhook ? 'Save' : 'Create Webhook'}
      refusedTitle={webhook ? 'The webhook was not changed' : 'No webhook was created'}
      initialValues={valuesOf(webhook)}
      schema={webhookSchema(maySendAll)}
      onSubmit={save}
    >
      {units ? <WebhookFields units={units} maySendAll={maySendAll} /> : null}
      {!units && !error ? <LoadingRows rows={4} text="Loading units..." /> : null}
      {!units && error ? (
        <ErrorState
          title="Units could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : null}
    </RefusableDialog>
  );
}

interface ConfirmProps {
  webhook: WebhookDto;
  onClose: () => void;
}

function RemoveDialog({ webhook, onRemoved, onClose }: ConfirmProps & { onRemoved: () => void }) {
  const { mutate, isPending } = useMutation(webhookMutations.remove);
  const { id, name, waiting, dead } = webhook;
  const unsent = waiting + dead;
  const lost = unsent > 0 ? ` ${counted(unsent, 'delivery', 'deliveries')} will not be sent.` : '';
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        toast({ tone: 'success', title: `${name} was removed` });
        onRemoved();
      },
      onError: (error) => {
        tellFailure(error, `${name} was not removed`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`Remove ${name}?`}
      description={`Nothing more is sent to ${hostOf(webhook)}.${lost}`}
      confirmLabel="Remove"
      working={isPending}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}

function SecretDialog({ webhook, onSecret, onClose }: ConfirmProps & { onSecret: (secret: string) => void }) {
  const { mutate, isPending } = useMutation(webhookMutations.replaceSecret);
  const replace = () =>
    mutate(webhook.id, {
      onSuccess: ({ secret }) => {
        onSecret(secret);
        onClose();
      },
      onError: (error) => {
        tellFailure(error, 'The secret was not replaced');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={`Make a new secret for ${webhook.name}?`}
      description="The program refuses what it gets until it has the new secret. Deliveries are tried again."
      confirmLabel="New Secret"
      working={isPending}
      onClose={onClose}
      onConfirm={replace}
    />
  );
}

export interface WebhookDialogsProps {
  act: WebhookAct | null;
  /** What the act is about; null for a new one. */
  webhook: WebhookDto | null;
  maySendAll: boolean;
  /** That was just made; empty for none. */
  secret: string;
  onSecret: (secret: string) => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** The one question that is open, or the secret that was just made. */
export default function WebhookDialogs(props: WebhookDialogsProps) {
  const { act, webhook, secret, maySendAll, onSecret, onRemoved, onClose } = props;
  if (secret) {
    return (
      <ShownOnceDialog
        open
        onClose={() => onSecret('')}
        title="Copy the secret now"
        description="You cannot see it again. The program verifies the signature of each delivery with it."
        label="Secret"
        secret={secret}
        copy="Copy secret"
      />
    );
  }
  if (act === 'create' || (act === 'edit' && webhook)) {
    const edited = act === 'edit' ? webhook : null;
    return <EditDialog webhook={edited} maySendAll={maySendAll} onSecret={onSecret} onClose={onClose} />;
  }
  if (act === 'remove' && webhook) {
    return <RemoveDialog webhook={webhook} onRemoved={onRemoved} onClose={onClose} />;
  }
  if (act === 'secret' && webhook) {
    return <SecretDialog webhook={webhook} onSecret={onSecret} onClose={onClose} />;
  }
  return null;
}
