import {
  AMENDABLE_FIELDS,
  type AmendmentDto,
  type DowngradeField,
  type PropertyItem,
} from '@hand-receipt/contracts';
import { itemCount } from '../items/item-count';
import { itemLabel } from '../items/item-label';
import { lineItemLabel, linesByItem } from './amendment-words';
import {
  type AmendedLine,
  type AmendmentContent,
  isClassification,
  lineOf,
  linesOnPaper,
  onRecord,
} from './amendment-values';
import type { StartValues } from './proposed-change';

export const AMENDMENT_ACTS = ['report', 'propose'] as const;
export type AmendmentAct = (typeof AMENDMENT_ACTS)[number];

/** What the form is opened for. */
export interface AmendmentTask {
  act: AmendmentAct;
  /** The item whose wrong fields are chosen; null where a report names them. */
  item: PropertyItem | null;
  /** The report that is proposed; null where there is none. */
  report: AmendmentDto | null;
  /** 'M4A1 Carbine W123456' */
  subject: string;
  start: AmendmentContent;
  /** Of its draft. */
  draft: { name: string; path: string };
}

/** Reports or proposes something wrong with an item; the values are those that the form opens with. */
export const ofItem = (item: PropertyItem, act: AmendmentAct, values: StartValues = {}): AmendmentTask => ({
  act,
  item,
  report: null,
  subject: itemLabel(item),
  start: {
    lines: AMENDABLE_FIELDS.flatMap((field) => {
      const to = values[field];
      return to === undefined ? [] : [lineOf(item, field, to)];
    }),
    reason: '',
    documentNumber: '',
  },
  draft: { name: `amendment/${item.id}`, path: `/property-book/${item.id}?amend=${act}` },
});

/** Proposes that items stop being sensitive, which takes two signatures. */
export const ofDowngrade = (
  items: readonly PropertyItem[],
  changes: Partial<Record<DowngradeField, string | null>>,
): AmendmentTask => {
  const fields = Object.keys(changes).filter(isClassification);
  const [first] = items;
  return {
    act: 'propose',
    item: null,
    report: null,
    subject: first && items.length === 1 ? itemLabel(first) : itemCount(items.length),
    start: {
      lines: items.flatMap((item) =>
        fields
          .filter((field) => onRecord(item, field) !== changes[field])
          .map((field) => lineOf(item, field, changes[field] ?? '')),
      ),
      reason: '',
      documentNumber: '',
    },
    draft: { name: `downgrade/${first?.id ?? ''}`, path: `/property-book/${first?.id ?? ''}` },
  };
};

/** Proposes what was reported, as it was reported. */
export const ofReport = (report: AmendmentDto): AmendmentTask => ({
  act: 'propose',
  item: null,
  report,
  subject: linesByItem(report)
    .map(([line]) => (line ? lineItemLabel(line) : ''))
    .join(', '),
  start: {
    lines: linesOnPaper(report.lines),
    reason: report.reason,
    documentNumber: report.document_number ?? '',
  },
  draft: { name: `amendment/${report.id}`, path: `/amendments/${report.id}?propose=1` },
});

/** Lines of a draft over what is on record by now, and those that the form is opened for. */
export function linesOf({ item, start }: AmendmentTask, kept: readonly AmendedLine[]): AmendedLine[] {
  const isIn = (line: AmendedLine) =>
    kept.some(({ itemId, field }) => itemId === line.itemId && field === line.field);
  const present = kept.map((line) =>
    item?.id === line.itemId
      ? { ...line, serialNumber: item.serialNumber, from: recordOf(item, line) }
      : line,
  );
  return [...present, ...start.lines.filter((line) => !isIn(line))];
}

const recordOf = (item: PropertyItem, { field, from }: AmendedLine): string | null =>
  AMENDABLE_FIELDS.reduce((value, known) => (known === field ? onRecord(item, known) : value), from);
