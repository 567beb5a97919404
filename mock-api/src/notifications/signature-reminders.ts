import { type Transaction, sql } from 'kysely';
import { isSignable } from '../amendments';
import type { Database } from '../kernel';
import { type ReminderKey, raiseReminderOnce } from '../live';
import { militaryDate } from '../property';
import { readApprovers } from '../signatures';

const DAY_MS = 24 * 60 * 60 * 1000;
const WAITS_DAYS = 3;

/** A paper that waits for its second signature. */
interface Unsigned {
  id: string;
  unitId: string;
  /** Who gave the first signature, or entered the found item; they do not give the second. */
  byId: string;
  by: string;
  since: Date;
  /** What was done: 'proposed AM-0007'. */
  act: string;
  path: string;
}

const readUnsigned = async (db: Transaction<Database>, before: Date): Promise<Unsigned[]> => {
  const { rows } = await sql<Unsigned>`
    select paper.id, paper.unit_id as "unitId", paper.by_id as "byId", paper.since, paper.act, paper.path,
      users.rank || ' ' || users.last_name as by
    from (
      select amendment.id, amendment.unit_id, amendment.proposed_by as by_id, signature.at as since,
        'proposed ' || amendment.id as act, '/amendments/' || amendment.id as path
      from amendment join signature on signature.subject_kind = 'amendment'
        and signature.subject_id = amendment.id and signature.part = 'proposed'
      where amendment.state = 'proposed' and ${isSignable}
      union all
      select closing.id, closing.unit_id, closing.prepared_by, signature.at,
        'prepared ' || closing.id, '/closings/' || closing.id
      from closing join signature on signature.subject_kind = 'closing'
        and signature.subject_id = closing.id and signature.part = 'proposed'
      where closing.state = 'prepared'
      union all
      select property.id || ' ' || sortable_time(property.gain_at), property.unit_id, property.gain_by_user_id,
        property.gain_at,
        'entered ' || property.name || ' ' || property.serial_number || ' as found on installation',
        '/closings?tab=gains'
      from property
      where property.gain_kind = 'found-on-installation' and property.gain_signature_id is null
        and property.left_at is null
    ) paper join users on users.id = paper.by_id
    where paper.since <= ${before}
    order by paper.id`.execute(db);
  return rows;
};

/**
 * Tells approvers again of what has waited three days for their signature, once for each paper.
 *
 * @returns how many reminders were raised.
 */
export async function raiseSignatureReminders(db: Transaction<Database>, now: Date): Promise<number> {
  const reminders: ReminderKey[] = [];
  for (const paper of await readUnsigned(db, new Date(now.getTime() - WAITS_DAYS * DAY_MS))) {
    for (const { id: userId } of await readApprovers(db, paper.unitId, paper.byId)) {
      reminders.push({
        userId,
        key: paper.id,
        notification: {
          type: 'info',
          title: 'Waits for your signature',
          message: `${paper.by} ${paper.act} on ${militaryDate(paper.since)}. It still waits for your signature.`,
          action: { label: 'Review', path: paper.path },
        },
      });
    }
  }
  return raiseReminderOnce(db, now, 'signature-waits', 'amendments', reminders);
}
