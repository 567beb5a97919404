import type { Company } from '../custody/company';

/** The commander starts clearing a person and lets them be deactivated with what is on them. */
export async function overrideClearance({ as }: Pick<Company, 'as'>, userId: string): Promise<void> {
  const url = `/api/people/${userId}/clearance`;
  const opened = await as.halloran({ method: 'POST', url, body: { leavesOn: '2030-11-30' } });
  if (opened.statusCode !== 201) throw new Error(opened.body);
  const reason = 'Emergency leave on Red Cross message 412.';
  const done = await as.halloran({ method: 'POST', url: `${url}/override`, body: { reason } });
  if (done.statusCode !== 200) throw new Error(done.body);
}
