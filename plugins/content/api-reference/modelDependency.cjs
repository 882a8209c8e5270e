// A loader that changes nothing. It tells the bundler that an API page is made from the model beside it, which the MDX
// step reads by itself; without this, a cached page would outlive a change of its model.
const path = require('node:path');

module.exports = function modelDependency(source) {
  this.addDependency(path.join(path.dirname(this.resourcePath), 'api.json'));
  return source;
};
