const path = require('node:path');
const preset = require('@hand-receipt/build/jest')({ environment: 'node' });

// `canonicalize` offers itself to `import` only; the tests hold our own RFC 8785 against it.
const reference = path.join(__dirname, 'node_modules/canonicalize/lib/canonicalize.js');

module.exports = { ...preset, moduleNameMapper: { ...preset.moduleNameMapper, '^canonicalize$': reference } };
