import type { FormBlockDto, LossCaseDetailDto, PersonDto } from '@hand-receipt/contracts';
import { militaryDate } from '../property';
import { militaryTime } from '../live';
import type { LoadedCase } from './load-cases';

/** 22NOV2026 of 2026-11-22. */
const dayOf = (day: string): string => militaryDate(new Date(`${day}T12:00:00`));

const dollars = (price: number): string =>
  price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The text of a block for one item as it is; for several with the serial number before each. */
const perItem = (items: LoadedCase['items'], text: (item: LoadedCase['items'][number]) => string): string =>
  items.length === 1 && items[0]
    ? text(items[0])
    : items
        .map((item) => [item.serial_number, text(item)])
        .filter(([, said]) => said)
        .map(([serial, said]) => `${serial}: ${said}`)
        .join('\n');

/**
 * The items that the papers charge. What was found before they were submitted is not on them; what was found later stays,
 * because it was submitted.
 */
const chargedItems = ({ row: { submitted_at: submitted }, items }: LoadedCase): LoadedCase['items'] =>
  items.filter(
    ({ outcome, closed_at: closed }) =>
      outcome !== 'found' || closed === null || (submitted !== null && closed > submitted),
  );

/** The sum of the prices; empty where one of them is not known, and where nothing is charged. */
function totalCost(items: LoadedCase['items']): string {
  const prices = items.map(({ unit_price }) => unit_price);
  if (prices.length === 0 || prices.some((price) => price === null)) return '';
  return dollars(prices.reduce((sum, price) => sum + Number(price), 0));
}

function circumstancesOf({ dto }: LoadedCase, reports: LossCaseDetailDto['reports']): string {
  const seen = dto.last_seen_at
    ? `Last seen ${militaryTime(new Date(dto.last_seen_at))}, ${dto.last_seen_where ?? ''}.`
    : '';
  const others = new Set(reports.map(({ circumstances }) => circumstances));
  others.delete(dto.circumstances);
  return [dto.circumstances, seen, ...others].filter(Boolean).join('\n');
}

const ANSWERS = { 'not-with-me': 'not with them', 'i-have-it': 'has it', 'i-saw-it': 'saw it' } as const;

function actionsOf(
  { dto }: LoadedCase,
  { asks, exhibits }: Pick<LossCaseDetailDto, 'asks' | 'exhibits'>,
): string {
  const answers = asks.map(({ person, answer, seen_at, seen_where }) => {
    if (answer === null) return `${person.name}: asked, no answer.`;
    const where = seen_at ? ` ${militaryTime(new Date(seen_at))}, ${seen_where ?? ''}` : '';
    return `${person.name}: ${ANSWERS[answer]}${where}.`;
  });
  const added = exhibits.filter(({ struck }) => struck === null).map(({ letter }) => letter);
  return [
    `Loss case ${dto.id} opened ${militaryTime(new Date(dto.opened_at))}.`,
    answers.length > 0 ? `Asked ${answers.length} of the last holders and verifiers.` : '',
    ...answers,
    added.length > 0 ? `Exhibits ${added.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Facts for DD Form 200, by block. Findings, liability and approval are not for the product to fill in. */
export function formFacts(
  loaded: LoadedCase,
  known: Pick<LossCaseDetailDto, 'reports' | 'asks' | 'exhibits'>,
  by: PersonDto | undefined,
): FormBlockDto[] {
  const { row, dto } = loaded;
  const items = chargedItems(loaded);
  const block = (number: string, title: string, value = ''): FormBlockDto => ({
    block: number,
    title,
    value,
  });
  return [
    block('1', 'Date initiated', dayOf(row.submitted_on ?? dto.discovered_on)),
    block('2', 'Inquiry or investigation number', row.inquiry_number ?? ''),
    block('3', 'Date loss discovered', dayOf(dto.discovered_on)),
    block(
      '4',
      'National stock number',
      perItem(items, (item) => item.nsn ?? ''),
    ),
    block(
      '5',
      'Item description',
      items.map((item) => `${item.name}, serial number ${item.serial_number}`).join('\n'),
    ),
    block('6', 'Quantity', String(items.length)),
    block(
      '7',
      'Unit cost',
      perItem(items, (item) => (item.unit_price === null ? '' : dollars(Number(item.unit_price)))),
    ),
    block('8', 'Total cost', totalCost(items)),
    block('9', 'Circumstances', circumstancesOf(loaded, known.reports)),
    block('10', 'Actions taken', actionsOf(loaded, known)),
    block('11', 'Individual completing blocks 1 to 10', by ? `${by.name}, ${by.unit}` : ''),
    block('12', 'Findings and recommendations'),
    block('13', 'Liability'),
    block('14', 'Approval'),
  ];
}
