import type { OperationsDto } from '@hand-receipt/contracts';
import { LIMITS } from './limits';
import { type LineState, good, look, worse } from './line';
import type { Facts, JobFact } from './read-facts';
import { countWords, durationWords } from './words';

type JobState = OperationsDto['jobs'][number]['state'];

/** A job that fails is tried again within a minute, so one that goes on failing will not mend by itself. */
export function jobState({ lateMs, failingMs }: JobFact): JobState {
  if (failingMs !== null) return failingMs > LIMITS.jobFailingActMs ? 'act' : 'look';
  return lateMs > LIMITS.jobLateMs ? 'look' : 'good';
}

export function jobsLine({ jobs }: Facts): LineState {
  const failing = jobs.filter(({ failingMs }) => failingMs !== null);
  const late = jobs.filter((job) => job.failingMs === null && jobState(job) !== 'good');
  const [first] = failing;
  if (first) {
    return worse(failing.some((job) => jobState(job) === 'act'))(
      failing.length === 1 ? `"${first.name}" fails` : `${failing.length} of ${jobs.length} jobs fail`,
      'Read the reason under Scheduled jobs, and the log of the server.',
      first.failing_since,
    );
  }
  const [overdue] = late;
  if (overdue) {
    return look(
      `"${overdue.name}" is ${durationWords(overdue.lateMs)} late`,
      'Restart the process. Jobs run one after another, so one may be stuck.',
      overdue.due_at,
    );
  }
  return good(`${countWords(jobs.length, 'job')}, none late`);
}

export function searchLine({ notIndexed }: Facts): LineState {
  const value =
    notIndexed === 0 ? 'Every event is indexed' : `${countWords(notIndexed, 'event')} not indexed yet`;
  if (notIndexed < LIMITS.searchLookEvents) return good(value);
  return look(
    value,
    'Searches of the ledger are slow until they are indexed. If the number grows, read the log.',
  );
}

export function mailLine({ hasMailServer, mail, at }: Facts): LineState {
  if (!hasMailServer) {
    return good('No mail server is set', {
      todo: 'Set SMTP_URL and MAIL_FROM so that people can get e-mail.',
    });
  }
  const value = countWords(mail.waiting, 'notification waits', 'notifications wait');
  const stuckMs = mail.oldest ? at.getTime() - mail.oldest.getTime() : 0;
  if (stuckMs > LIMITS.mailLookMs) {
    return worse(stuckMs > LIMITS.mailActMs)(
      `${value}. The mail server cannot be used`,
      'Check SMTP_URL and the mail server. What waits for a day is not sent.',
      mail.oldest,
    );
  }
  if (mail.refused > 0) {
    return look(
      `${value}. The mail server refused the address of ${mail.refusedPeople.join(', ')}`,
      'Correct the e-mail address in User Management.',
    );
  }
  if (mail.late > 0) {
    return look(
      `${value}. ${countWords(mail.late, 'notification was', 'notifications were')} not sent within a day`,
      'The people see them in the app. This line is good again after a week.',
    );
  }
  return good(value);
}

export function webhooksLine({ webhooks: { waiting, dead, failing }, at }: Facts): LineState {
  const value = countWords(waiting, 'delivery waits', 'deliveries wait');
  const [first] = failing;
  if (first) {
    return worse(at.getTime() - first.since.getTime() > LIMITS.webhookFailingActMs)(
      `${value}. ${failing.map(({ name }) => `"${name}"`).join(', ')} ${failing.length === 1 ? 'fails' : 'fail'}`,
      'Open Webhooks and read why. A receiver that is back gets what waits.',
      first.since,
    );
  }
  if (dead > 0) {
    return look(
      `${value}. ${countWords(dead, 'delivery was', 'deliveries were')} given up`,
      'Open Webhooks, and send them again or delete the webhook.',
    );
  }
  return good(value);
}
