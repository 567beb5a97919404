const preset = require('@hand-receipt/build/jest')({ environment: 'node' });

// The tests start a process for each command, and a busy machine takes its time for that.
module.exports = { ...preset, testTimeout: 120_000 };
