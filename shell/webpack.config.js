const { serviceWorkerConfig, shellConfig } = require('@hand-receipt/build/webpack');

const shell = shellConfig(__dirname);
const serviceWorker = serviceWorkerConfig(__dirname);

// In development there is no worker: a page that is being written must never come out of a cache.
module.exports = (env, argv) =>
  argv.mode === 'development' ? shell(env, argv) : [shell(env, argv), serviceWorker(env, argv)];
