import type { SignInIdentityDto, SignInRuleDto } from '@hand-receipt/contracts';
import { peopleMutations, peopleQueries } from '@hand-receipt/data';
import { useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, Button, ErrorState, LoadingRows, Panel, PlusIcon, Stack, Text, toast } from '@hand-receipt/ui';
import { Late } from '../../../app/late';
import { AccountRow } from '../../account/account-row';
import { SignInList } from '../../account/sign-in-list';
import { signInDialogs } from '../late-dialogs';

export type SignInDialog = { kind: 'rule' } | { kind: 'link'; identity: SignInIdentityDto | null };

/** What the address says is open: a new rule, the link of a certificate, or that of a sign-in which waits, by its id. */
function dialogOf(shown: string, waiting: readonly SignInIdentityDto[]): SignInDialog | null {
  if (shown === 'rule') return { kind: 'rule' };
  if (shown === 'certificate') return { kind: 'link', identity: null };
  const identity = waiting.find(({ id }) => id === shown);
  return identity ? { kind: 'link', identity } : null;
}

const effectOf = ({ unit, role, activates }: SignInRuleDto): string =>
  [unit?.name, role, activates ? 'activates the account' : null].filter(Boolean).join(', ');

function Rules({ rules }: { rules: readonly SignInRuleDto[] }) {
  const { mutate, isPending } = useMutation(peopleMutations.removeSignInRule);
  const remove = (id: string) =>
    mutate(id, {
      onError: ({ message }) =>
        toast({ title: 'The rule was not removed', description: message, tone: 'danger' }),
    });
  if (rules.length === 0) {
    return <Text color="fg.muted">No rules. Each new account waits for an Admin, as a Soldier.</Text>;
  }
  return (
    <Box as="ul">
      {rules.map((rule) => (
        <AccountRow key={rule.id} title={`${rule.claim} = ${rule.value}`} detail={effectOf(rule)}>
          <Button
            size="s"
            disabled={isPending}
            aria-label={`Remove ${rule.claim} = ${rule.value}`}
            onClick={() => remove(rule.id)}
          >
            Remove
          </Button>
        </AccountRow>
      ))}
    </Box>
  );
}

/** Sign-ins without an account, and what the provider's claims mean for new accounts. For an Admin. */
export function SignInTab() {
  const waiting = useQuery(peopleQueries.waitingSignIns());
  const rules = useQuery(peopleQueries.signInRules());
  const url = useUrlState();
  const show = (shown: string) => url.set({ 'sign-in': shown });
  const error = waiting.error ?? rules.error;
  if (error) {
    const retry = () => void Promise.all([waiting.refetch(), rules.refetch()]);
    return <ErrorState title="Failed to load sign-in settings" message={error.message} onRetry={retry} />;
  }
  if (!waiting.data || !rules.data) return <LoadingRows text="Loading sign-in settings..." rows={4} />;
  const dialog = dialogOf(url.get('sign-in'), waiting.data);
  return (
    <Stack gap="4" align="stretch">
      <Panel
        title="Waiting for an account"
        actions={
          <Button size="s" onClick={() => show('certificate')}>
            Link Certificate
          </Button>
        }
      >
        <Box p="4">
          <SignInList
            identities={waiting.data}
            empty="Nobody waits."
            actions={(identity) => (
              <Button size="s" variant="primary" onClick={() => show(identity.id)}>
                Link to Account
              </Button>
            )}
          />
        </Box>
      </Panel>
      <Panel
        title="Rules for new accounts"
        actions={
          <Button size="s" icon={<PlusIcon size={14} />} onClick={() => show('rule')}>
            Add Rule
          </Button>
        }
      >
        <Box p="4">
          <Rules rules={rules.data} />
        </Box>
      </Panel>
      {dialog ? (
        <Late part={signInDialogs} with={{ dialog, onClose: () => show('') }} waiting={null} />
      ) : null}
    </Stack>
  );
}
