// What the contract says of every group of settings in the same words. An input marked with
//
//   input FaqSettingsInput @settings(group: "faq", about: "What guests ask.") { … }
//
// gets the type that answers it, its field of `SiteSettings` and its mutation; the inputs inside get their types.
// `staff: true` keeps a group from visitors. A picture, by its format, is answered as `Image` too.
import { Kind, parse, print } from 'graphql';

const markOf = (node) => node.directives?.find(({ name }) => name.value === 'settings');

/** The definitions of one part, with those that its groups of settings have besides. */
export function withSettings(nodes) {
  if (!nodes.some(markOf)) return nodes;
  return nodes.flatMap((node) => {
    if (node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return [node];
    return [...parse(madeOf(node)).definitions, unmarked(node)];
  });
}

function madeOf(input) {
  const type = input.name.value.replace(/Input$/, '');
  const mark = markOf(input);
  if (!mark) return typeOf(type, input, '@public', input.description.value);
  const { group, about, staff } = Object.fromEntries(
    mark.arguments.map(({ name, value }) => [name.value, value.value]),
  );
  if (!group || !about) throw new Error(`@settings of ${type} lacks 'group' or 'about'.`);
  const access = staff ? '@auth(right: readContent)' : '@public';
  return `
    ${typeOf(type, input, access, about, saved)}
    extend type SiteSettings { "${about}" ${group}: ${type}! ${staff ? '@auth(right: readContent)' : ''} }
    extend type Mutation {
      "Replaces what \`input\` names; the rest stays. CONFLICT when \`version\` is not the latest."
      update${type}(input: ${input.name.value}!, "The version that was edited." version: Int): ${type}! @auth(right: writeContent)
    }`;
}

const saved = `
  "Counts the saves, 0 before the first; send it back with an update so that no colleague's change is lost."
  version: Int!
  updatedAt: DateTime`;

const typeOf = (type, { fields }, access, about, more = '') =>
  `"${about}" type ${type} ${access} { ${fields.map(answerOf).join('\n')} ${more} }`;

/** What was filled in, as it is answered: a list is never null. */
function answerOf({ name, type, description, directives }) {
  const answered = print(type).replaceAll(/(\w+)Input\b/g, '$1');
  const whole = answered.startsWith('[') && !answered.endsWith('!') ? `${answered}!` : answered;
  const words = description ? `${print(description)}\n` : '';
  const field = `${words}${name.value}: ${whole}`;
  if (!directives.some((directive) => print(directive).includes('"picture"'))) return field;
  return `${field}\n"\`${name.value}\` in the sizes and formats we have of it; null without one." ${name.value.replace(/Url$/, '')}: Image`;
}

const unmarked = (node) => ({
  ...node,
  directives: node.directives.filter((directive) => directive !== markOf(node)),
});
