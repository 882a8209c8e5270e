// Runs the claims of what the working tree and the commits since upstream have changed: `npm run test:claims:changed`.
const { createLoader } = require('../../launch/createLoader.cjs');

const { runChangedClaims } = createLoader(__filename)('./runChangedClaims.ts');
process.exit(runChangedClaims() ? 0 : 1);
