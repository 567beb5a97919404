import {
  type CiicCode,
  type SensitiveMark,
  type SensitiveReason,
  ciicClassOf,
} from '@hand-receipt/contracts';
import type { Kysely, Selectable } from 'kysely';
import { whySensitive } from '../../checks';
import type { Database } from '../../kernel';
import { unitSetting } from '../../unit-settings';
import { type CatalogRow, findCatalogItem } from './catalog-item';

/** Of an item, what decides whether it is sensitive. */
export type Classified = Pick<
  Selectable<Database['property']>,
  'category' | 'security_level' | 'ciic' | 'sensitive_mark' | 'nsn' | 'unit_id'
>;

/** The tables of codes and the catalogs of the books, each part read once, when an item asks for it. */
export class BookRules {
  readonly #codes = new Map<string, readonly CiicCode[]>();
  readonly #marks = new Map<string, SensitiveMark>();

  constructor(private readonly db: Kysely<Database>) {}

  /** RULE-21: why an item is sensitive; null where it is not. */
  async reasonOf(item: Classified): Promise<SensitiveReason | null> {
    const codes = item.ciic === null ? [] : await this.#codesOf(item.unit_id);
    return whySensitive({
      category: item.category,
      securityLevel: item.security_level,
      ciicClass: ciicClassOf(codes, item.ciic),
      mark: item.sensitive_mark,
      catalogMark: item.nsn === null ? 'by-code' : await this.#markOf(item.unit_id, item.nsn),
    });
  }

  async #codesOf(unitId: string): Promise<readonly CiicCode[]> {
    const codes = this.#codes.get(unitId) ?? (await unitSetting(this.db, unitId, 'ciic.codes'));
    this.#codes.set(unitId, codes);
    return codes;
  }

  async #markOf(unitId: string, nsn: string): Promise<SensitiveMark> {
    const key = `${unitId} ${nsn}`;
    const mark = this.#marks.get(key) ?? markIn(await findCatalogItem(this.db, unitId, nsn));
    this.#marks.set(key, mark);
    return mark;
  }
}

const markIn = (row: CatalogRow | undefined): SensitiveMark => row?.sensitive_mark ?? 'by-code';
