// Leads what a page's test imports by a package's name to the file made of it; see bundle.mjs.
const { readFileSync } = require('node:fs');
const { join, sep } = require('node:path');

const client = join(__dirname, '../..');
const made = join(client, '../.cache/test-packages');
const { files } = JSON.parse(readFileSync(join(made, 'list.json'), 'utf8'));
const sources = [join(client, 'src') + sep, join(client, 'test') + sep];
/** Jest's and Node's own, and what speaks to jest. */
const outside = /^([./]|node:|@jest\/|@testing-library\/jest-dom)/;

module.exports = (path, options) => {
  // Only pages run in a browser's conditions; a test of the server's part takes what Node takes.
  if (!options.conditions?.includes('browser') || outside.test(path))
    return options.defaultResolver(path, options);
  if (files[path]) return join(made, files[path]);
  if (!sources.some((folder) => `${options.basedir}${sep}`.startsWith(folder)))
    return options.defaultResolver(path, options);
  // Jest says of this only that it cannot find the module.
  process.emitWarning(
    `${path} is not among the packages made for tests; as it is it would bring a second React. Import it as others are, so that client/test/packages/bundle.mjs finds it.`,
  );
  throw new Error(`${path} is not among the packages made for tests.`);
};
