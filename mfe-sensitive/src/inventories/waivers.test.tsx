import type { InventoryCandidateDto, InventoryRules } from '@hand-receipt/contracts';
import { page, refusal, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { me, navarro, sensitiveSummary } from '../test/items';
import { onDesktop, onPhone } from '../test/on-phone';
import { inventory } from '../test/scans';

const OPEN = 'POST /api/inventories';
const WAIVE = 'POST /api/inventories/INV-1/waive';
const REASON = 'Nobody of that rank is here.';
const petrov = { ...navarro, id: 'U-0020', rank: 'SSG' as const, name: 'SSG Petrov', lastName: 'Petrov' };
const tanaka = { ...navarro, id: 'U-0021', rank: 'SPC' as const, name: 'SPC Tanaka', lastName: 'Tanaka' };

const candidate = (
  person: InventoryCandidateDto['person'],
  ...reasons: InventoryCandidateDto['reasons']
): InventoryCandidateDto => ({ person, reasons, company: 'B Co', mayWaive: person.id !== me.id });

const isArmorer = { rule: 'notArmorer', words: 'SGT Navarro is the armorer.' } as const;
const isBelow = { rule: 'minRank', words: 'SPC Tanaka is below SGT.' } as const;
const read = { rule: 'recount', words: 'SSG Petrov counted in the first count.' } as const;

function show(path: string, candidates: InventoryCandidateDto[], more: Parameters<typeof serve>[0] = {}) {
  const served = serve({
    'GET /api/sensitive-items': () => page([]),
    'GET /api/sensitive-items/summary': () => sensitiveSummary(),
    'GET /api/sensitive-items/categories': () => [],
    'GET /api/users': () => page([]),
    'GET /api/inventories/candidates': () => candidates,
    'GET /api/inventories/INV-1/candidates': () => candidates,
    'GET /api/inventories': () => page([]),
    'GET /api/inventories/INV-1': () => inventory(),
    'GET /api/inventories/INV-1/lines': () => page([]),
    'GET /api/inventories/INV-1/extras': () => [],
    ...more,
  });
  renderAt(path, remoteRoutes(descriptor, remote));
  return served;
}

/** Once it is known who may count. */
async function newDialog() {
  await screen.findByRole('button', { name: 'Open Inventory' });
  return within(screen.getByRole('dialog', { name: 'New Inventory' }));
}

const waiveDialog = async () => within(await screen.findByRole('dialog', { name: 'Waive a rule' }));

test('INVT-07 people who may not count are in the list, disabled, each with the rule that excludes them', async () => {
  show('/sensitive-items?inventories=new', [
    candidate(me),
    candidate(navarro, isArmorer),
    candidate(tanaka, isBelow),
  ]);
  const dialog = await newDialog();
  expect(await dialog.findByLabelText(/^CPT Halloran/)).toBeEnabled();
  expect(dialog.getByLabelText(/^CPT Halloran/)).toBeChecked();
  for (const [name, words] of [
    [/^SGT Navarro/, isArmorer.words],
    [/^SPC Tanaka/, isBelow.words],
  ] as const) {
    expect(dialog.getByLabelText(name)).toBeDisabled();
    expect(dialog.getByText(words)).toBeVisible();
  }
  expect(dialog.queryByText(/^No one in/)).not.toBeInTheDocument();
});

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.split(',')[0]);

test('who is chosen when the form opens comes first, and nobody moves while it is open', async () => {
  show('/sensitive-items?inventories=new', [candidate(navarro), candidate(petrov), candidate(me)]);
  const dialog = await newDialog();
  const list = await dialog.findByRole('group', { name: 'Who counts' });
  const order = ['CPT Halloran', 'SGT Navarro', 'SSG Petrov'];
  expect(names(list)).toEqual(order);
  await userEvent.click(dialog.getByLabelText(/^SSG Petrov/));
  await userEvent.click(dialog.getByLabelText(/^CPT Halloran/));
  expect(names(list)).toEqual(order);
});

/** The box around the list of who counts. */
const listBox = async () => {
  const list = await (await newDialog()).findByRole('group', { name: 'Who counts' });
  return list.querySelector('div');
};

test('on a phone the list of who counts is as long as it has people, and the dialog scrolls', async () => {
  onPhone();
  try {
    show('/sensitive-items?inventories=new', [candidate(me), candidate(navarro)]);
    expect(await listBox()).not.toHaveStyle({ maxHeight: '220px' });
  } finally {
    onDesktop();
  }
});

test('on a desktop the list of who counts scrolls by itself', async () => {
  show('/sensitive-items?inventories=new', [candidate(me), candidate(navarro)]);
  expect(await listBox()).toHaveStyle({ maxHeight: '220px' });
});

test('INVT-10 with no one eligible the screen says so with a reason for each person, and nothing opens', async () => {
  const { sent } = show('/sensitive-items?inventories=new', [
    { ...candidate(me, { rule: 'minRank', words: 'CPT Halloran is below CSM.' }), mayWaive: false },
    {
      ...candidate(navarro, isArmorer, { rule: 'minRank', words: 'SGT Navarro is below CSM.' }),
      mayWaive: false,
    },
  ]);
  const dialog = await newDialog();
  expect(await dialog.findByText('No one in B Co may count this inventory under its rules.')).toBeVisible();
  expect(dialog.getByText('A Commander may waive a rule for a person, with a reason.')).toBeVisible();
  for (const words of ['CPT Halloran is below CSM.', isArmorer.words, 'SGT Navarro is below CSM.'])
    expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Waive/ })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Open Inventory' }));
  expect(await dialog.findByText('Choose who counts')).toBeVisible();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('INVT-11 a Commander waives a rule with a reason of 10 characters, and the count opens with the waiver', async () => {
  const { sent } = show('/sensitive-items?inventories=new', [candidate(me), candidate(tanaka, isBelow)], {
    [OPEN]: () => inventory(),
  });
  const dialog = await newDialog();
  await userEvent.click(
    await dialog.findByRole('button', { name: 'Waive for SPC Tanaka: SPC Tanaka is below SGT.' }),
  );
  const waive = await waiveDialog();
  await userEvent.type(waive.getByLabelText('Reason'), 'Too few');
  await userEvent.click(waive.getByRole('button', { name: 'Waive' }));
  expect(await waive.findByText('Give a reason of 10 characters or more.')).toBeVisible();
  await userEvent.clear(waive.getByLabelText('Reason'));
  await userEvent.type(waive.getByLabelText('Reason'), REASON);
  await userEvent.click(waive.getByRole('button', { name: 'Waive' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Waive a rule' })).not.toBeInTheDocument());
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  const tanakaBox = (await newDialog()).getByLabelText(/^SPC Tanaka/);
  expect(tanakaBox).toBeEnabled();
  await userEvent.click(tanakaBox);
  await userEvent.click((await newDialog()).getByRole('button', { name: 'Open Inventory' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeDefined());
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    counterIds: [me.id, tanaka.id],
    waivers: [{ userId: tanaka.id, rule: 'minRank', reason: REASON }],
  });
});

test('INVT-12 nobody waives for themselves where the server says so, nor who read in the first count', async () => {
  show('/sensitive-items?inventories=new', [
    candidate(me, { rule: 'minRank', words: 'CPT Halloran is below CSM.' }),
    candidate(petrov, read),
  ]);
  const dialog = await newDialog();
  expect(await dialog.findByText(read.words)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Waive/ })).not.toBeInTheDocument();
});

test('INVT-11 in an open count a Commander waives any of its rules for a person, and a refusal keeps the reason', async () => {
  const rules: InventoryRules = {
    blind: true,
    recount: true,
    notHolder: true,
    notArmorer: false,
    notTwice: false,
    minRank: 'SGT',
  };
  let isRefused = true;
  const may = {
    endCount: true,
    skipRecount: true,
    cancel: true,
    changeTeam: true,
    waive: true,
    resolve: false,
    sign: [],
  };
  const { sent } = show(
    '/inventories/INV-1?act=waive',
    [candidate(me), candidate(navarro), candidate(tanaka)],
    {
      'GET /api/inventories/INV-1': () => inventory({ rules, may, state: 'open' }),
      [WAIVE]: () =>
        isRefused ? refusal(403, 'You cannot waive a rule for yourself.') : inventory({ rules, may }),
    },
  );
  await screen.findByLabelText('Rule');
  const waive = await waiveDialog();
  expect(
    within(waive.getByLabelText('Rule'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Own lines', 'Lowest rank']);
  await userEvent.selectOptions(waive.getByLabelText('Person'), 'SPC Tanaka');
  await userEvent.type(waive.getByLabelText('Reason'), REASON);
  await userEvent.click(waive.getByRole('button', { name: 'Waive' }));
  expect(await waive.findByText('You cannot waive a rule for yourself.')).toBeVisible();
  expect(waive.getByLabelText('Reason')).toHaveValue(REASON);
  isRefused = false;
  await userEvent.click(waive.getByRole('button', { name: 'Waive' }));
  expect(await screen.findByText('Rule Waived')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    userId: tanaka.id,
    rule: 'notHolder',
    reason: REASON,
  });
});

const ACTS = {
  endCount: true,
  skipRecount: false,
  cancel: false,
  changeTeam: true,
  waive: false,
  resolve: false,
  sign: [],
};

const RECOUNTED: InventoryRules = {
  blind: false,
  recount: true,
  notHolder: true,
  notArmorer: false,
  notTwice: false,
  minRank: null,
};

test('INVT-07 the team of a recount begins without those who read in the first count', async () => {
  const { sent } = show('/inventories/INV-1?act=team', [candidate(me), candidate(petrov, read)], {
    'GET /api/inventories/INV-1': () => inventory({ state: 'recount', may: ACTS, counters: [petrov] }),
    'POST /api/inventories/INV-1/counters': () => inventory(),
  });
  await screen.findByRole('button', { name: 'Save' });
  const dialog = within(screen.getByRole('dialog', { name: 'Who counts' }));
  expect(await dialog.findByLabelText(/^SSG Petrov/)).not.toBeChecked();
  expect(dialog.getByLabelText(/^SSG Petrov/)).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose who counts')).toBeVisible();
  await userEvent.click(dialog.getByLabelText(/^CPT Halloran/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Team Saved')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ counterIds: [me.id] });
});

test('INVT-11 a rule that is waived for one person leaves the ticks of the others', async () => {
  let reasons: InventoryCandidateDto['reasons'] = [isBelow];
  const { sent } = show('/inventories/INV-1?act=team', [], {
    'GET /api/inventories/INV-1': () => inventory({ may: ACTS, counters: [tanaka] }),
    'GET /api/inventories/INV-1/candidates': () => [
      candidate(me),
      candidate(petrov),
      candidate(tanaka, ...reasons),
    ],
    [WAIVE]: () => {
      reasons = [];
      return inventory({ may: ACTS, counters: [tanaka] });
    },
    'POST /api/inventories/INV-1/counters': () => inventory(),
  });
  await screen.findByRole('button', { name: 'Save' });
  const dialog = within(screen.getByRole('dialog', { name: 'Who counts' }));
  await userEvent.click(dialog.getByLabelText(/^CPT Halloran/));
  await userEvent.click(dialog.getByLabelText(/^SSG Petrov/));
  await userEvent.click(dialog.getByRole('button', { name: `Waive for SPC Tanaka: ${isBelow.words}` }));
  const waive = await waiveDialog();
  await userEvent.type(waive.getByLabelText('Reason'), REASON);
  await userEvent.click(waive.getByRole('button', { name: 'Waive' }));
  await waitFor(() => expect(dialog.getByLabelText(/^SPC Tanaka/)).toBeEnabled());
  await userEvent.click(dialog.getByLabelText(/^SPC Tanaka/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Team Saved')).toBeVisible();
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({
    counterIds: [me.id, petrov.id, tanaka.id],
  });
});

test('INVT-07 the end of a count offers for its recount whom the rules of a recount allow', async () => {
  const { calls, sent } = show('/inventories/INV-1?end=1', [candidate(me), candidate(petrov, read)], {
    'GET /api/inventories/INV-1': () =>
      inventory({ state: 'open', rules: RECOUNTED, toRecount: 2, may: ACTS, counters: [petrov] }),
    'POST /api/inventories/INV-1/end-count': () => inventory({ state: 'recount' }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'End count' }));
  expect(await dialog.findByLabelText(/^SSG Petrov/)).toBeDisabled();
  expect(calls).toContain('GET /api/inventories/INV-1/candidates?recount=true');
  await userEvent.click(dialog.getByLabelText(/^CPT Halloran/));
  await userEvent.click(dialog.getByRole('button', { name: 'End count' }));
  expect(await screen.findByText('Count Ended')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ counterIds: [me.id] });
});

test('INVT-07 a count is not ended before it is known who may recount', async () => {
  let isDown = true;
  show('/inventories/INV-1?end=1', [], {
    'GET /api/inventories/INV-1': () =>
      inventory({ state: 'open', rules: RECOUNTED, toRecount: 2, may: ACTS, counters: [petrov] }),
    'GET /api/inventories/INV-1/candidates': () =>
      isDown ? refusal(503, 'The database is restarting.') : [candidate(me)],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'End count' }));
  expect(await dialog.findByText('Failed to load who may count')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'End count' })).toBeDisabled();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByLabelText(/^CPT Halloran/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'End count' })).toBeEnabled();
});

test('INVT-07 who may not say who recounts reads why, and still ends the count', async () => {
  const words = 'The leaders of B Co say who counts.';
  show('/inventories/INV-1?end=1', [], {
    'GET /api/inventories/INV-1': () =>
      inventory({ state: 'open', rules: RECOUNTED, toRecount: 2, may: ACTS, counters: [petrov] }),
    'GET /api/inventories/INV-1/candidates': () => refusal(403, words),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'End count' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'End count' })).toBeEnabled();
});
