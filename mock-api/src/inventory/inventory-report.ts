import type { InventoryProgressDto, InventoryReportDto } from '@hand-receipt/contracts';
import type { FormData } from '../kernel';
import { militaryTime } from '../live';

/** Serial numbers that the summary names; the report itself has them all. */
const NAMED = 100;

function named(words: readonly string[]): string {
  if (words.length === 0) return 'None';
  const more = words.length - NAMED;
  return words.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** One line that says how a count ended, e.g. '12 of 14 counted, 2 missing, 1 extra'. */
export const inventoryResult = ({
  counted,
  expected,
  missing,
  left,
  byDocument,
  extra,
}: InventoryProgressDto): string =>
  `${counted} of ${expected} counted, ${byDocument ? `${byDocument} by document, ` : ''}${missing} missing, ${left ? `${left} left the book, ` : ''}${extra} extra`;

const lineWords = ({ name, serialNumber }: InventoryReportDto['lines'][number]) => `${name} ${serialNumber}`;

/** The summary of a count, as lists of documents show it. */
export function reportSummary({ inventory, lines, extras }: InventoryReportDto, closed: Date): FormData {
  const { progress } = inventory;
  const documented = lines.filter(({ document }) => document);
  const missing = lines.filter(
    ({ countedAt, leftAt, document }) => countedAt === null && !leftAt && !document,
  );
  return {
    equipmentName: inventory.title,
    serialNumber: inventory.id,
    nsn: null,
    location: null,
    description: `${inventoryResult(progress)}.`,
    faultDescription: inventory.notes,
    requestDate: closed.toISOString(),
    formFields: {
      Counted: `${progress.counted} of ${progress.expected}`,
      ...(progress.byDocument && { 'By document': named(documented.map(lineWords)) }),
      Missing: named(missing.map(lineWords)),
      Extra: named(extras.map(({ code }) => code)),
      Opened: militaryTime(new Date(inventory.openedAt)),
      Closed: militaryTime(closed),
    },
  };
}
