// Imported before a program: when that ends, it writes the addresses of all scripts that were loaded into the file LOADED_SCRIPTS.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

const session = new Session();
const loaded = [];
session.connect();
session.on('Debugger.scriptParsed', ({ params }) => loaded.push(params.url));
session.post('Debugger.enable');
process.on('exit', () => writeFileSync(process.env.LOADED_SCRIPTS, loaded.join('\n')));
