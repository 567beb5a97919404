const path = require('node:path');
const preset = require('../jest.config.js');

/** The package's own configuration, but that the smallest example of a failure is not looked for, and nothing is printed. */
module.exports = {
  ...preset,
  rootDir: path.join(__dirname, '..'),
  setupFilesAfterEnv: [path.join(__dirname, 'fail-at-once.ts')],
  reporters: [],
};
