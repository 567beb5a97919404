import { TestEnvironment } from 'jest-environment-node';

/** Tests of a file as in New York, where summer time begins on 08MAR2026. Jest gives tests no other way to the real environment. */
export default class NewYorkEnvironment extends TestEnvironment {
  #before = process.env.TZ;

  async setup() {
    process.env.TZ = 'America/New_York';
    await super.setup();
  }

  async teardown() {
    if (this.#before === undefined) delete process.env.TZ;
    else process.env.TZ = this.#before;
    await super.teardown();
  }
}
