const { TestEnvironment } = require('jest-environment-jsdom');

/** What every browser has and jsdom leaves out; Node has its own of each. */
const MISSING = [
  'Response',
  'Request',
  'Headers',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'Uint8Array',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
};
