// `node cli.js WORD`: what is done to the product from a shell; without a word it lists what there is.
import './node-version.js';

await import('./server/dist/src/cli/cli.js');
