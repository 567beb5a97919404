const { NodeEnvironment } = require('./jest-internals');

/** The globals of Node, that go on from one test file to the next. */
class KeptEnvironment extends NodeEnvironment {
  /** Nothing is taken down, for the next file comes. */
  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
  }
}

let kept = null;

/**
 * Jest makes an environment for each test file, and is given the same every time: modules that are kept (see
 * `kept-modules.js`) go on with the globals that they were loaded with.
 */
module.exports = class OneEnvironment {
  constructor(...options) {
    return (kept ??= new KeptEnvironment(...options));
  }
};
