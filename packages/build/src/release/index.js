const { integrityOf, isListed, LIST, readList, writeList } = require('./file-list.js');
const { releaseKeys } = require('./key-file.js');
const { generateSigningKey, readPublicKey, readSigningKey } = require('./keys.js');

module.exports = {
  generateSigningKey,
  integrityOf,
  isListed,
  LIST,
  readList,
  readPublicKey,
  readSigningKey,
  releaseKeys,
  writeList,
};
