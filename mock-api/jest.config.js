// A first boot of the embedded database takes seconds on a busy machine.
module.exports = { ...require('@hand-receipt/build/jest')({ environment: 'node' }), testTimeout: 60_000 };
