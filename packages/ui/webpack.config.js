module.exports = require('@hand-receipt/build/webpack').galleryConfig(__dirname);
