module.exports = require('@hand-receipt/build/jest')();
