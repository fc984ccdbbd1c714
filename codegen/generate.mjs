// Makes the files that config.mjs names, from the contract and the .graphql documents: what `graphql-codegen` does,
// without the two hundred packages of its command line. With `--print` it writes schema.graphql too; without, it refuses
// one that is not what its parts say.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/near-operation-file-preset';
import { getCachedDocumentNodeFromSchema } from '@graphql-codegen/plugin-helpers';
import { buildSchema, parse, Source } from 'graphql';
import { generates } from './config.mjs';
import { hasMoreThanRows, withContentOperations } from './content-operations.mjs';
import { contentFeatures, isPart, printContract } from './contract.mjs';
import { withSettingsOperations } from './settings-operations.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

try {
  const contract = printContract();
  const schemaAst = buildSchema(new Source(contract, 'schema.graphql'));
  if (!process.argv.includes('--print') && readFileSync('schema.graphql', 'utf8') !== contract)
    throw new Error('schema.graphql is not what its parts say: run "npm run codegen" and commit it.');
  const schema = getCachedDocumentNodeFromSchema(schemaAst);
  const made = await Promise.all(
    Object.entries(generates).flatMap(([target, options]) =>
      outputsOf(target, options, { schema, schemaAst }).map(async (output) => [
        output.filename,
        await codegen(output),
      ]),
    ),
  );
  // Only now: what is wrong anywhere leaves every file as it was.
  for (const [file, content] of [['schema.graphql', contract], ...made]) write(file, content);
  removeAllBut(new Set(made.map(([file]) => resolve(file))));
} catch (error) {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
}

/** What the generator is told for each file of a target, which is a file or a folder of documents. */
function outputsOf(target, { plugins: pluginMap, config, nearDocuments }, contract) {
  const plugins = Object.keys(pluginMap).map((name) => ({ [name]: {} }));
  const shared = {
    ...contract,
    plugins,
    pluginMap,
    config: { ...config, mappers: known(config.mappers, contract) },
  };
  if (!nearDocuments) return [{ ...shared, filename: target, documents: [] }];
  return preset.buildGeneratesSection({
    ...shared,
    baseOutputDir: target,
    presetConfig: nearDocuments,
    documents: documentsBelow(target, contract.schemaAst),
  });
}

/** Without the entities of which the contract has no type. */
function known(mappers = {}, { schemaAst }) {
  return Object.fromEntries(Object.entries(mappers).filter(([type]) => schemaAst.getType(type)));
}

function documentsBelow(folder, schema) {
  const written = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.graphql') && !isPart(folder + name))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  const all = folder === 'client/src/' ? [...written, ...staffDocuments(written, schema)] : written;
  return all.map(([name, rawSDL]) => {
    const location = join(root, folder, name);
    const written = parse(new Source(rawSDL, location));
    const document = withSettingsOperations(withContentOperations(written, schema), schema);
    return { location, rawSDL, document };
  });
}

/** What the screen of a content type asks for unless a document in its folder says so: everything, in its list all that is listed. */
function staffDocuments(written, schema) {
  return contentFeatures()
    .filter(({ folder }) => !written.some(([name]) => name === `admin/${folder}/${folder}.graphql`))
    .map(({ type, folder }) => {
      const row = `fragment Staff${type}Row on ${type} @allFields(listed: true) { id }`;
      const whole = `fragment Staff${type} on ${type} @allFields @contentOperations { id }`;
      const document = hasMoreThanRows(schema, type) ? `${row} ${whole}` : whole;
      return [`admin/${folder}/${folder}.graphql`, document];
    });
}

/** What was made for a document that has moved or gone would be compiled for ever. */
function removeAllBut(made) {
  for (const folder of ['server/src', 'client/src'])
    for (const name of readdirSync(folder, { recursive: true })) {
      const file = resolve(folder, name);
      if (name.endsWith('.generated.ts') && !made.has(file)) rmSync(file);
    }
}

/** A file that stays the same keeps its time, so that whoever watches it does nothing. */
function write(file, content) {
  try {
    if (readFileSync(file, 'utf8') === content) return;
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  writeFileSync(file, content);
}
