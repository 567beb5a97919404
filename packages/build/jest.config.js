module.exports = {
  ...require('./src/jest/preset.js')({ environment: 'node' }),
  // A package of its own.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/template/'],
};
