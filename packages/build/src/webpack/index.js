const { remoteConfig } = require('./remote.js');
const { shellConfig } = require('./shell.js');

module.exports = { remoteConfig, shellConfig };
