/** Lets plain Node load TypeScript. */
const createJiti = require('jiti');
const { cacheFolder } = require('./cacheFolder.cjs');

/** Takes jiti's place: without a folder, jiti keeps what it has compiled in the common temporary folder. */
module.exports.createLoader = (file, options) =>
  createJiti(file, { ...options, cache: cacheFolder('jiti') });
