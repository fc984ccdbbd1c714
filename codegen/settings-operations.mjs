// A group of settings is edited by two operations. `fragment StaffFaqSettings on FaqSettings @settingsOperations` gets all
// that staff write of the group, the query StaffFaqSettingsNow and the mutation UpdateFaqSettings.
import { getNamedType, isLeafType, Kind, parse } from 'graphql';

const mark = 'settingsOperations';
const isMarked = (node) =>
  node.kind === Kind.FRAGMENT_DEFINITION && node.directives.some(({ name }) => name.value === mark);

/** What a form shows of a type: all but what is made of it, such as the sizes of a picture. */
function written(schema, type) {
  const fields = Object.values(schema.getType(type).getFields());
  const typed = { ...schema.getType(`${type}Input`).getFields(), version: true, updatedAt: true };
  const asked = fields.flatMap(({ name, type: answered }) => {
    const inner = getNamedType(answered);
    if (isLeafType(inner)) return name in typed ? [name] : [];
    return schema.getType(`${inner.name}Input`) ? [`${name} ${written(schema, inner.name)}`] : [];
  });
  return `{ ${asked.join(' ')} }`;
}

function groupOf(schema, type) {
  const fields = Object.values(schema.getType('SiteSettings').getFields());
  return fields.find((field) => getNamedType(field.type).name === type).name;
}

const definitionsOf = (schema, fragment, type) => `
  fragment ${fragment} on ${type} ${written(schema, type)}
  query ${fragment}Now { settings: settingsForEditing { item: ${groupOf(schema, type)} { ...${fragment} } } }
  mutation Update${type}($input: ${type}Input!, $version: Int) {
    saved: update${type}(input: $input, version: $version) { ...${fragment} }
  }`;

/** The document with all that its marked fragments stand for. */
export function withSettingsOperations(document, schema) {
  const definitions = document.definitions.flatMap((node) =>
    isMarked(node)
      ? parse(definitionsOf(schema, node.name.value, node.typeCondition.name.value)).definitions
      : [node],
  );
  return { ...document, definitions };
}
