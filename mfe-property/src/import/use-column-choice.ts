import type { ImportColumnsDto, ImportField, PropertyImportDto } from '@hand-receipt/contracts';
import { importMutations, importQueries } from '@hand-receipt/data';
import { useDraftInFront, useMutation, useQuery } from '@hand-receipt/platform';
import { useState } from 'react';
import { placedHolders, toHolders } from './placed-holders';
import { type Choice, choiceDraftName, useChoiceDraft, useForgetChoice } from './use-choice-draft';

const NOTHING: Choice = { fields: null, holders: {}, codes: {}, saveAs: null };

const codesOf = ({ unclassified }: ImportColumnsDto, chosen: Choice['codes']) =>
  Object.fromEntries(
    unclassified.flatMap(({ nsn, ciic }) => {
      const code = chosen[nsn] ?? ciic;
      return code ? [[nsn, code]] : [];
    }),
  );

/**
 * The columns of an import, what is chosen of them, and their saving. What is chosen is kept on this device, so that a
 * reload loses nothing; what was not comes from the server.
 */
export function useColumnChoice(read: PropertyImportDto) {
  const { kept, keep } = useChoiceDraft(read);
  const forget = useForgetChoice(read.id);
  useDraftInFront(choiceDraftName(read.id));
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choice = chosen ?? { ...NOTHING, ...kept };
  const query = useQuery(
    importQueries.columns(read.id, choice.fields?.map((field) => field ?? '').join(',')),
  );
  const save = useMutation(importMutations.setColumns(read.id));
  const { data } = query;
  function change(part: Partial<Choice>) {
    const next = { ...choice, ...part };
    setChosen(next);
    keep(next).catch((error: unknown) => console.warn('The choice of columns could not be kept', error));
  }
  const fields = choice.fields ?? data?.columns.map(({ field }) => field) ?? [];
  const placed = placedHolders(data?.holders ?? [], choice.holders);
  const codes = data ? codesOf(data, choice.codes) : {};

  return {
    query,
    save,
    fields,
    placed,
    codes,
    toPlace: (data?.holders ?? []).filter(({ value }) => placed[value] === undefined).length,
    setField: (index: number, field: ImportField | null) =>
      change({ fields: fields.map((present, at) => (at === index ? field : present)) }),
    setHolder: (value: string, person: string) => change({ holders: { ...choice.holders, [value]: person } }),
    setCode: (nsn: string, ciic: string) => change({ codes: { ...choice.codes, [nsn]: ciic } }),
    saveAs: choice.saveAs,
    setSaveAs: (saveAs: string | null) => change({ saveAs }),
    forget,
    body: () => ({
      mapping: [...fields],
      holders: toHolders(placed),
      codes: Object.entries(codes).map(([nsn, ciic]) => ({ nsn, ciic })),
      saveAs: choice.saveAs ?? undefined,
    }),
  };
}
