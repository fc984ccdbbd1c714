// What the contract demands of input is told where integrators look.
import { isInputObjectType } from 'graphql';
import { openApiDocument } from '../../rest/openapi/document.ts';
import { routes } from '../../rest/routes.ts';
import { createSchema } from '../schema.ts';

const schema = createSchema({ rateLimits: false });

function descriptionOf(type: string, field: string): string | null | undefined {
  const input = schema.getType(type);
  return isInputObjectType(input) ? input.getFields()[field]?.description : undefined;
}

test.each([
  ['ProgramInput', 'name', '1 to 200 characters.'],
  ['ProgramInput', 'price', '0 to 9999999999.99, in steps of 0.01.'],
  ['AlumnusInput', 'graduationYear', 'Year of the visit. 1900 to 2200.'],
  ['FacilityInput', 'features', 'Trimmed, blanks dropped. 1 to 50 items, each of at most 300 characters.'],
  ['FacilityInput', 'maintenance', 'At most 500 characters.'],
  ['DonationInput', 'amount', 'In whole units, up to the largest donation of the currency. 1 or more.'],
  ['PostInput', 'category', 'Required of a new one; an update that leaves it out leaves it.'],
])('The Playground says of %s.%s: %s', (type, field, sentence) => {
  expect(descriptionOf(type, field)).toBe(sentence);
});

test('OpenAPI has them in its own words', () => {
  const { components } = openApiDocument(routes, schema, {
    publicUrl: 'https://agency.example',
    name: 'Nile Trails',
  }) as {
    components: { schemas: Record<string, { properties: object }> };
  };
  expect(components.schemas.ProgramInput?.properties).toMatchObject({
    name: { minLength: 1, maxLength: 200 },
    price: { type: 'number', minimum: 0, maximum: 9_999_999_999.99 },
  });
  expect(components.schemas.FacilityInput?.properties).toMatchObject({
    features: { minItems: 1, maxItems: 50, items: { maxLength: 300 } },
  });
});
