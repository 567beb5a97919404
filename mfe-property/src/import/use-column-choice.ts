import type { ImportColumnsDto, ImportField, PropertyImportDto } from '@hand-receipt/contracts';
import { importMutations, importQueries } from '@hand-receipt/data';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { useState } from 'react';
import { type Placed, placedHolders, toHolders } from './placed-holders';

/** What was chosen on this page; what was not comes from the server. */
interface Choice {
  fields: readonly (ImportField | null)[] | null;
  holders: Placed;
  codes: Readonly<Record<string, string>>;
}

const codesOf = ({ unclassified }: ImportColumnsDto, chosen: Choice['codes']) =>
  Object.fromEntries(
    unclassified.flatMap(({ nsn, ciic }) => {
      const code = chosen[nsn] ?? ciic;
      return code ? [[nsn, code]] : [];
    }),
  );

/** The columns of an import, what is chosen of them, and their saving. */
export function useColumnChoice(read: PropertyImportDto) {
  const [choice, setChoice] = useState<Choice>({ fields: null, holders: {}, codes: {} });
  const query = useQuery(
    importQueries.columns(read.id, choice.fields?.map((field) => field ?? '').join(',')),
  );
  const save = useMutation(importMutations.setColumns(read.id));
  const { data } = query;
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
      setChoice({ ...choice, fields: fields.map((present, at) => (at === index ? field : present)) }),
    setHolder: (value: string, person: string) =>
      setChoice({ ...choice, holders: { ...choice.holders, [value]: person } }),
    setCode: (nsn: string, ciic: string) => setChoice({ ...choice, codes: { ...choice.codes, [nsn]: ciic } }),
    body: (saveAs: string | undefined) => ({
      mapping: [...fields],
      holders: toHolders(placed),
      codes: Object.entries(codes).map(([nsn, ciic]) => ({ nsn, ciic })),
      saveAs,
    }),
  };
}
