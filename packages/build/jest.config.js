module.exports = require('./src/jest/preset.js')({ environment: 'node' });
