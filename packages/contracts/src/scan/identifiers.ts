/** What a data element of a mark says. */
export type MarkField =
  | 'cage' // enterprise by CAGE code
  | 'duns' // by DUNS number
  | 'dodaac' // by DoD activity address code
  | 'enterprise' // with its issuing agency code, or a GS1 company prefix, which needs none
  | 'part' // original part number
  | 'lot'
  | 'serial'
  | 'uii' // the whole UII
  | 'cage-serial' // CAGE code and serial number in one
  | 'other';

/** Begins a data element. */
export interface Identifier {
  id: string;
  field: MarkField;
  /** Characters of its value, where they are fixed. */
  length?: number;
  /** The serial number is unique within the part number, for construct 2. */
  withinPart?: boolean;
}

const of = (field: MarkField, ...ids: readonly string[]): Identifier[] => ids.map((id) => ({ id, field }));

/** Format 06: data identifiers of ANSI MH10.8.2. */
export const DATA_IDENTIFIERS: readonly Identifier[] = [
  { id: '17V', field: 'cage', length: 5 },
  { id: '12V', field: 'duns', length: 9 },
  { id: '7L', field: 'dodaac', length: 6 },
  ...of('enterprise', '3V', '18V'),
  ...of('part', '1P'),
  ...of('lot', '1T'),
  { id: 'S', field: 'serial', withinPart: true },
  ...of('uii', '25S'),
  ...of('cage-serial', '18S'),
  { id: '16D', field: 'other', length: 8 },
  ...of('other', '30P', '30T', '20P', '4L'),
];

/** Format 12: text element identifiers of ATA Spec 2000. A space follows each. */
export const TEXT_IDENTIFIERS: readonly Identifier[] = [
  ...of('cage', 'CAG', 'MFR', 'SPL'),
  ...of('duns', 'DUN'),
  ...of('enterprise', 'EUC'),
  ...of('part', 'PNO'),
  ...of('lot', 'LOT', 'LTN'),
  ...of('serial', 'SER', 'UCN', 'USN', 'UST'),
  { id: 'SEQ', field: 'serial', withinPart: true },
  ...of('uii', 'UID'),
  ...of('other', 'PNR', 'PDT', 'DMF', 'EXP', 'SLC', 'ICN'),
];

const fixed = (length: number, ...ids: readonly string[]): Identifier[] =>
  ids.map((id) => ({ id, field: 'other', length }));

/** Format 05: application identifiers of GS1. */
export const APPLICATION_IDENTIFIERS: readonly Identifier[] = [
  ...of('uii', '8004', '8003'),
  ...of('other', '8002', '8001', '8020', '240', '241', '242', '250', '251', '253', '254', '400', '401'),
  ...fixed(18, '00'),
  ...fixed(14, '01', '02'),
  ...fixed(6, '11', '12', '13', '15', '16', '17'),
  ...fixed(2, '20'),
  ...fixed(13, '410', '411', '412', '413', '414', '415', '416', '417'),
  { id: '21', field: 'serial' },
  ...of('lot', '10'),
  ...of('other', '22', '30', '37', '90', '91', '92', '93', '94', '95', '96', '97', '98', '99'),
];

/** The identifiers of a format; undefined for one that is not read. */
export const IDENTIFIERS: Record<string, readonly Identifier[] | undefined> = {
  '05': APPLICATION_IDENTIFIERS,
  '06': DATA_IDENTIFIERS,
  '12': TEXT_IDENTIFIERS,
};
