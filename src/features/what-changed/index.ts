/** `<WhatChanged />` and `<ReleaseChanges />` of the page `/x/introduction/what-changed/`. */
export { ReleaseChanges } from './ReleaseChanges';
export { WhatChanged } from './WhatChanged';
