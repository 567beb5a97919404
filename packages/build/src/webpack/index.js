const { galleryConfig } = require('./gallery.js');
const { remoteConfig } = require('./remote.js');
const { shellConfig } = require('./shell.js');

module.exports = { galleryConfig, remoteConfig, shellConfig };
