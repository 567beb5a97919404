import type { WebhookDto } from '@hand-receipt/contracts';
import { webhookMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { CircleAlertIcon, CircleCheckIcon, CircleDashedIcon, Mono, toast } from '@hand-receipt/ui';
import { tellFailure } from '../sections/tell-failure';
import { hostOf, stateOf, type WebhookTone } from './webhook-words';

const ICONS = { success: CircleCheckIcon, danger: CircleAlertIcon, neutral: CircleDashedIcon };

/** Icon and words, in the color of a tone. */
export function Mark({ tone, words }: { tone: WebhookTone; words: string }) {
  const Icon = ICONS[tone];
  return (
    <span className="webhooks-mark" data-tone={tone}>
      <Icon size={14} strokeWidth={2} />
      {words}
    </span>
  );
}

export const WebhookState = ({ webhook }: { webhook: WebhookDto }) => <Mark {...stateOf(webhook)} />;

export function NameAndHost({ webhook }: { webhook: WebhookDto }) {
  return (
    <span className="webhooks-two-lines">
      <b>{webhook.name}</b>
      <Mono muted>{hostOf(webhook)}</Mono>
    </span>
  );
}

/** On or off. It moves once the server has said so. */
export function WebhookSwitch({ webhook }: { webhook: WebhookDto }) {
  const { mutate, isPending } = useMutation(webhookMutations.change);
  const { id, name, isEnabled } = webhook;
  const change = () =>
    mutate(
      { id, isEnabled: !isEnabled },
      {
        onSuccess: () => toast({ tone: 'success', title: `${name} is switched ${isEnabled ? 'off' : 'on'}` }),
        onError: (error) => tellFailure(error, `${name} was not changed`),
      },
    );
  return (
    <label className="hr-switch webhooks-switch">
      <input
        type="checkbox"
        role="switch"
        aria-label={`${name} on`}
        checked={isEnabled}
        disabled={isPending}
        onChange={change}
      />
    </label>
  );
}
