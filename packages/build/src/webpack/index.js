const { galleryConfig } = require('./gallery.js');
const { remoteConfig } = require('./remote.js');
const { serviceWorkerConfig } = require('./service-worker.js');
const { shellConfig } = require('./shell.js');

module.exports = { galleryConfig, remoteConfig, serviceWorkerConfig, shellConfig };
