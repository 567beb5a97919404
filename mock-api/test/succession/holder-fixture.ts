import type { CreateSuccessionDto, SuccessionLineDto } from '@hand-receipt/contracts';
import { ledgerFindings } from '../support/ledger-findings';
import { type Changing, type Refusal, PROOF, START, type Who, detail } from './changing';

type Side = 'outgoing' | 'incoming' | 'giver';

/** The sides of the change of holder below. */
export const SIDES: Record<Side, Who> = { outgoing: 'petrov', incoming: 'voss', giver: 'halloran' };

/** Voss takes what Petrov has from Halloran. */
export const holderChange = (company: Changing, more: Partial<CreateSuccessionDto> = {}) => ({
  kind: 'sub',
  fromUserId: company.ids.petrov,
  toUserId: company.ids.voss,
  giverUserId: company.ids.halloran,
  startsOn: START,
  reason: 'SPC Petrov changes station.',
  ...more,
});

export const openHolder = (
  company: Changing,
  { who = 'petrov', ...more }: Partial<CreateSuccessionDto> & { who?: Who } = {},
) => company.send(who, 'POST', '/api/successions', holderChange(company, more));

/** Items that Petrov has from Halloran, in the hands of somebody below them. */
export async function givenDown(company: Changing, to: 'whitaker' | 'tanaka' | 'voss', count: number) {
  const ids = await company.signedDownTo('petrov', count);
  for (const id of ids) {
    const offer = await company.offer('petrov', id, to);
    await company.decide(to, offer.id, 'Approved');
  }
  return ids;
}

/** Opens and activates it. */
export async function activateHolder(company: Changing, more: Partial<CreateSuccessionDto> = {}) {
  const { json } = await openHolder(company, more);
  const { status, json: active } = await company.send(
    'petrov',
    'POST',
    `/api/successions/${json.id}/activate`,
  );
  if (status !== 200) throw new Error(active.message);
  return json.id;
}

/** Reads every line in one session: all under one section of each reader. */
export async function countHolder(company: Changing, id: string): Promise<void> {
  const lines = await company.send<SuccessionLineDto[]>(
    'petrov',
    'GET',
    `/api/successions/${id}/lines?result=none&limit=500`,
  );
  const { sections, to } = await detail(company, 'petrov', id);
  const incoming = to.id === company.ids.voss ? 'voss' : 'halloran';
  const readerOf = (number: number) => sections.find((section) => section.number === number)?.reader.id;
  for (const { item, section } of lines.json) {
    const session = sections.find(({ reader }) => reader.id === readerOf(section))?.number;
    const who = readerOf(section) === to.id ? incoming : 'petrov';
    const body = { section: session, code: item?.serial_number };
    const { status, json } = await company.send<Refusal>(
      who,
      'POST',
      `/api/successions/${id}/readings`,
      body,
    );
    if (status !== 200) throw new Error(json.message);
  }
}

/** Signs the set as it is now, as one side. */
export async function signSide(company: Changing, id: string, side: Side, more: object = {}) {
  const { signing } = await detail(company, 'petrov', id);
  return company.send(SIDES[side], 'POST', `/api/successions/${id}/signatures`, {
    side,
    setHash: signing.set_hash,
    proof: PROOF,
    ...more,
  });
}

/** What the ledger check finds of changes, items and transfers. */
export const findingsOf = async (company: Changing): Promise<string[]> =>
  (await ledgerFindings(company)).filter((message) => /^(Change of command|Item|Transfer)/.test(message));
