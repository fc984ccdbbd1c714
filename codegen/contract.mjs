// The contract is written in parts, each in the folder of its feature; schema.graphql is printed from all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse, print, Source } from 'graphql';
import { contentTypeIn, withContent } from './content-contract.mjs';
import { withSettings } from './settings-contract.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const shared = 'server/src/graphql/contract';
const features = 'server/src/modules';

const heading = `# Printed by "npm run codegen" from the parts of the contract: ${shared}/ and ${features}/*/*.graphql.
# A change belongs into a part; this file is committed so that a change of the API can be seen.
`;

/** The parts in the order in which they are printed: what all share, then the features by name. */
function contractFiles() {
  return [shared, features].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => join(folder, name))
      .sort(),
  );
}

export const isPart = (path) => path.startsWith(`${shared}/`) || path.startsWith(`${features}/`);

const definitionsIn = (file) => parse(new Source(readFileSync(join(root, file), 'utf8'), file)).definitions;

/** The types marked with `@content`, each with the folder of its feature. */
export const contentFeatures = () =>
  contractFiles().flatMap((file) => {
    const type = contentTypeIn(definitionsIn(file));
    return type ? [{ type, folder: basename(dirname(file)) }] : [];
  });

/** The whole contract in one text. What a part adds to a type of another part stands inside that type. */
export function printContract() {
  const nodes = contractFiles().flatMap((file) => withSettings(withContent(definitionsIn(file))));
  const extensions = nodes.filter(isExtension);
  const definitions = nodes
    .filter((node) => !isExtension(node))
    .map((definition) => {
      const own = extensions.filter(({ name }) => name.value === definition.name?.value);
      const all = (part) => [definition, ...own].flatMap((node) => node[part] ?? []);
      return own.length > 0 ? { ...definition, fields: all('fields'), values: all('values') } : definition;
    });
  const names = definitions.map(({ name }) => name?.value);
  // Left as they are, for the check of the schema to complain of.
  const lost = extensions.filter(({ name }) => !names.includes(name.value));
  return `${heading}\n${print({ kind: Kind.DOCUMENT, definitions: [...definitions, ...lost] })}\n`;
}

const isExtension = ({ kind }) => kind === Kind.OBJECT_TYPE_EXTENSION || kind === Kind.ENUM_TYPE_EXTENSION;
