const path = require('node:path');

/**
 * A folder for code that a tool keeps between runs. It belongs to whoever installed the project: any user of the
 * machine may write to the common temporary folder, and would choose there what others run.
 */
module.exports.cacheFolder = (name) => path.join(__dirname, '../node_modules/.cache', name);
