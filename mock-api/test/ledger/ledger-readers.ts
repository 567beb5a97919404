import type { LedgerEventDto } from '@hand-receipt/contracts/routes';
import { type Company, testCompany } from '../custody/company';

export type Who = keyof Company['as'];

/**
 * A company whose commander entered an item and signed it down to Whitaker; a stranger's company has an item of
 * its own. What its people read of the ledger by the API.
 */
export class LedgerReaders {
  company!: Company;
  /** The item that Whitaker holds. */
  itemId!: string;

  /** Created once, before the first test of the file. */
  static forFile(): LedgerReaders {
    const readers = new LedgerReaders();
    beforeAll(() => readers.#layIn(), 120_000);
    return readers;
  }

  ask(who: Who, url: string) {
    return this.company.as[who]({ method: 'GET', url });
  }

  /** @throws Error unless the answer is 200. */
  async get<T>(who: Who, url: string): Promise<T> {
    const response = await this.ask(who, url);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<T>();
  }

  history(who: Who, query = ''): Promise<LedgerEventDto[]> {
    return this.get<LedgerEventDto[]>(who, `/api/ledger/history${query}`);
  }

  /** Status and sentence of a refusal. */
  async message(who: Who, url: string): Promise<[number, string]> {
    const response = await this.ask(who, url);
    return [response.statusCode, response.json<{ message: string }>().message];
  }

  async #layIn(): Promise<void> {
    this.company = await testCompany();
    // A serial number that a spreadsheet would run.
    const item = await this.company.createItem({ serial_number: '=W1+1' });
    this.itemId = item.id;
    await this.company.signDown(item.id, 'whitaker');
    await this.company.createItem();
    await this.company.app.sealer.sealNow();
  }
}
