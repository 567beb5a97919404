module.exports = require('@hand-receipt/build/webpack').shellConfig(__dirname);
