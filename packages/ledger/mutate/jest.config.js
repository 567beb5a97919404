const path = require('node:path');
const preset = require('../jest.config.js');

/** The package's own configuration, but that a test which fails is not tried again, and nothing is printed. */
module.exports = {
  ...preset,
  rootDir: path.join(__dirname, '..'),
  setupFilesAfterEnv: [path.join(__dirname, 'fail-at-once.ts')],
  reporters: [],
};
