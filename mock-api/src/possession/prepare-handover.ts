import type { CheckedLineDto, PersonDto, PrepareHandOverDto, PreparedDto } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { loadPeople } from '../access';
import { readPasskeyHandles } from '../people';
import type { UnitOfWork } from '../unit-of-work';
import { issueChallenge } from './challenge';
import { NeedsReason, checkLine, refusalOf } from './check-line';
import { requireCountFirst } from './count-first';
import { loadCounterItems } from './counter-items';
import { type Draft, readDraft } from './draft';
import { requireActive, requireOther } from './recipient';

async function checkLines(work: UnitOfWork, draft: Draft): Promise<CheckedLineDto[]> {
  const { lines, counter } = draft;
  const ids = lines.map(({ item }) => item.id);
  const items = await loadCounterItems(work.trx, counter.id, ids);
  const people = await loadPeople(
    work.trx,
    lines.map(({ item }) => item.holderId),
  );
  const giver = (id: string | null): PersonDto | null => (id === null ? null : (people.get(id) ?? null));
  const checked: CheckedLineDto[] = [];
  for (const line of lines) {
    const refusal = await refusalOf(() => checkLine(work, draft, line));
    const item = items.find(({ id }) => id === line.item.id);
    if (!item) continue;
    const needsReason = refusal instanceof NeedsReason;
    checked.push({
      line: line.number,
      item,
      giver: giver(line.item.holderId),
      verdict: needsReason ? 'warning' : refusal ? 'refused' : 'ok',
      message: needsReason ? refusal.warning : (refusal?.message ?? null),
      needs_reason: needsReason,
    });
  }
  return checked;
}

/** What the recipient is to sign, and with what; nothing where a line or the list is refused. */
async function toSign(
  work: UnitOfWork,
  { recipient, hash }: Draft,
  isClear: boolean,
): Promise<Pick<PreparedDto, 'challenge' | 'content_hash' | 'expires_at' | 'passkeys'>> {
  if (!isClear) return { challenge: null, content_hash: null, expires_at: null, passkeys: [] };
  const { challenge, expiresAt } = await issueChallenge(work, { userId: recipient.id, contentHash: hash });
  return {
    challenge,
    content_hash: toHex(hash),
    expires_at: expiresAt.toISOString(),
    passkeys: await readPasskeyHandles(work.trx, recipient.id, work.at),
  };
}

/**
 * Checks a list before its recipient signs it.
 *
 * @returns each line with its refusal or warning; a challenge where there is none.
 * @throws ApiError as `readDraft`.
 */
export async function prepareHandOver(work: UnitOfWork, body: PrepareHandOverDto): Promise<PreparedDto> {
  const draft = await readDraft(work, body, { lock: false });
  const whole = await refusalOf(async () => {
    requireActive(draft.recipient);
    requireOther(work.actor.id, draft, draft.recipient);
    await requireCountFirst(work.trx, draft.counter, draft.mode, work.at);
  });
  const lines = await checkLines(work, draft);
  const isClear = whole === null && lines.every(({ verdict }) => verdict === 'ok');
  return {
    lines,
    refusal: whole?.message ?? null,
    due_at: draft.dueAt?.toISOString() ?? null,
    ...(await toSign(work, draft, isClear)),
  };
}
