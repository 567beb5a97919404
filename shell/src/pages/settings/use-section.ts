import type { Settings, SettingsSection } from '@hand-receipt/contracts';
import { settingsMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { draftOf, keepDraft, useDrafts } from './drafts';

/** The fields of a draft that differ from what is saved; undefined where none does. */
function differing<S extends SettingsSection>(
  draft: Partial<Settings[S]>,
  saved: Settings[S],
): Partial<Settings[S]> | undefined {
  const fields = Object.entries(draft).filter(
    ([field, value]) => saved[field as keyof Settings[S]] !== value,
  );
  return fields.length ? (Object.fromEntries(fields) as Partial<Settings[S]>) : undefined;
}

/**
 * One section of the settings as it stands on the screen: what is saved, with what was changed over it.
 * @param settings as the server has them
 */
export function useSection<S extends SettingsSection>(section: S, settings: Settings) {
  const { id } = useCurrentUser();
  const draft = useDrafts(id)[section];
  const saved = settings[section];
  const { mutate, isPending, error, reset } = useMutation(settingsMutations.change);

  const send = (part: Partial<Settings[S]>, onSaved?: () => void) =>
    mutate(
      { settings: { [section]: part } },
      {
        onSuccess: () => {
          onSaved?.();
          toast({ title: 'Settings saved', tone: 'success' });
        },
      },
    );
  const keep = (part: Partial<Settings[S]> | undefined) =>
    keepDraft(id, section, part as Parameters<typeof keepDraft<S>>[2]);
  /** What was changed while the draft was on its way is not saved yet. */
  const saveDraft = (sent: Partial<Settings[S]>) =>
    send(sent, () =>
      keep(differing({ ...(draftOf(id, section) as Partial<Settings[S]>) }, { ...saved, ...sent })),
    );

  return {
    values: { ...saved, ...draft },
    /** What was changed and is not saved. */
    draft,
    dirty: draft !== undefined,
    change: (part: Partial<Settings[S]>) => keep(differing({ ...draft, ...part }, saved)),
    save: () => draft && saveDraft(draft),
    /** Saves a part without waiting for the button; what else was changed goes on waiting. */
    saveNow: (part: Partial<Settings[S]>) => send(part),
    discard: () => {
      reset();
      keep(undefined);
    },
    saving: isPending,
    error,
  };
}
