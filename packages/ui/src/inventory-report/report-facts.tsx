import {
  INVENTORY_KIND_WORDS,
  INVENTORY_RULE_WORDS,
  type InventoryReportDto,
  notRecountedTitle,
  personName,
  REPORT_PART_WORDS,
  reportSignatures,
  rulesInWords,
  wholeScopeWords,
} from '@hand-receipt/contracts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../dates/dates';
import { Box, Flex, Text } from '../layout';
import { StatusBadge } from '../status/status-badge';
import { FormCell, FormStrip } from '../surfaces/form-strip';
import { Mono } from '../text/text';

type Inventory = InventoryReportDto['inventory'];

const CATEGORY_WORDS = {
  weapon: 'Weapons',
  optics: 'Optics',
  communication: 'Communication',
  crypto: 'Crypto',
  other: 'Other',
} as const;

function scopeOf({ unit, category, holder, kind }: Inventory): string {
  const scope = [unit, category && CATEGORY_WORDS[category], holder && personName(holder)];
  return scope.filter(Boolean).join(', ') || wholeScopeWords(kind);
}

/** Blocks of the figures above, from which these go on. */
const FIGURES = 4;
const NUMBERING = { 1: 'digits', 2: 'none' } as const;

/** A person and a time, as who opened it. */
const byAt = (person: Parameters<typeof personName>[0] | null | undefined, at: string | null | undefined) => (
  <>
    {person ? `${personName(person)} ` : null}
    <Mono>{formatDateTime(at ?? null)}</Mono>
  </>
);

/** Each rule that a Commander set aside for a person: by whom, when and why. */
function Waivers({ inventory: { waivers = [] } }: { inventory: Inventory }) {
  if (waivers.length === 0) return <>No rule was waived.</>;
  return (
    <ul>
      {waivers.map(({ person, rule, reason, by, at }) => (
        <li key={`${person.id} ${rule}`}>
          {INVENTORY_RULE_WORDS[rule]} for {personName(person)}: {reason}
          <Text textStyle="caption" color="fg.muted">
            {byAt(by, at)}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** Who signed the report, and who may still. */
function Signatures({ inventory }: { inventory: Inventory }) {
  return (
    <ul aria-label="Signatures">
      {reportSignatures(inventory).map(({ part, person, at }) => (
        <Flex as="li" key={`${part} ${person.id}`} justify="space-between" gap="2" wrap="wrap">
          <span>
            {personName(person)}
            <Text textStyle="caption" color="fg.muted">
              {REPORT_PART_WORDS[part]}
            </Text>
          </span>
          {at ? <Mono>{formatDateTime(at)}</Mono> : <StatusBadge status="pending" label="Not signed" />}
        </Flex>
      ))}
    </ul>
  );
}

/**
 * What was counted, by whom, under which rules, with which note, and who signed it. In one column it stands on a page
 * whose header says which inventory it is, and who closed it when.
 */
export function ReportFacts({ inventory, columns = 2 }: { inventory: Inventory; columns?: 1 | 2 }) {
  const { kind = 'sensitive', recountAt, recountBy, noRecountReason, keys, notes, citation } = inventory;
  const rules = rulesInWords(inventory);
  const wide = (caption: string, children: ReactNode) => (
    <FormCell caption={caption} span={columns} phoneSpan={2}>
      {children}
    </FormCell>
  );
  const onPaper = (cell: ReactNode) => (columns === 2 ? cell : null);
  return (
    <FormStrip columns={columns} numbering={NUMBERING[columns]} first={FIGURES + 1}>
      {onPaper(wide('Inventory', `${inventory.title} (${inventory.id})`))}
      <FormCell caption="Kind">{INVENTORY_KIND_WORDS[kind]}</FormCell>
      <FormCell caption="Scope">{scopeOf(inventory)}</FormCell>
      <FormCell caption="Opened">{byAt(inventory.openedBy, inventory.openedAt)}</FormCell>
      {onPaper(<FormCell caption="Closed">{byAt(inventory.closedBy, inventory.closedAt)}</FormCell>)}
      {wide('Counted by', inventory.counters.map(personName).join(', '))}
      <FormCell caption="Memorandum for">{inventory.memorandumFor ?? 'RECORD'}</FormCell>
      <FormCell caption="Reference">{citation || 'None'}</FormCell>
      {wide('Rules', rules.length > 0 ? rules.join('; ') : 'None were recorded')}
      {wide('Waivers', <Waivers inventory={inventory} />)}
      {recountAt ? wide('First count ended', byAt(recountBy, recountAt)) : null}
      {noRecountReason ? wide(notRecountedTitle(inventory), noRecountReason) : null}
      {keys ? wide('Keys to', byAt(keys.person, keys.at)) : null}
      {notes
        ? wide(
            'Closing note',
            <Box as="span" whiteSpace="pre-line" overflowWrap="anywhere">
              {notes}
            </Box>,
          )
        : null}
      {inventory.signers ? wide('Signed', <Signatures inventory={inventory} />) : null}
      {wide(
        'SHA-256 of result.json',
        inventory.resultDigest ? (
          <Box as="span" overflowWrap="anywhere" fontFamily="mono" fontSize="12px">
            {inventory.resultDigest}
          </Box>
        ) : (
          'Closed before the ledger recorded the results of inventories. No event proves it.'
        ),
      )}
    </FormStrip>
  );
}
