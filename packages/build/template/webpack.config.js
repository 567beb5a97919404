module.exports = require('@hand-receipt/build/webpack').remoteConfig(__dirname);
