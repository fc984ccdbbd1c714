import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { staffScreens } from './staff-screens.ts';
import { trashKinds } from './trash/use-trash.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!screens)[a-z]+\/[a-z]+-screen\.ts$/.test(file),
);
const schema = buildSchema(readFileSync(`${import.meta.dirname}/../../../schema.graphql`, 'utf8'));
const valuesOf = (name: string) => (schema.getType(name) as GraphQLEnumType).getValues();
const kinds = trashKinds(staffScreens);
const contentTypes = valuesOf('ContentType');

describe('A screen that describes itself is among the screens of the staff:', () => {
  test.each(files)('%s', async (file) =>
    expect(staffScreens).toContain(Object.values(await import(`./${file}`))[0]),
  );
});

test.each(contentTypes.map(({ name }) => name as keyof typeof kinds))(
  'a deleted %s has a name in the trash, and a screen that brings it back',
  async (type) => {
    expect(kinds[type]?.label).toBeDefined();
    expect((await kinds[type].load()).restoring).toBeDefined();
  },
);

test.each(valuesOf('RecordKind').filter(({ name }) => name !== 'settings' && name !== 'newsletterIssue'))(
  'a $name has a history, under the name of its kind',
  async ({ name }) => {
    const screen = staffScreens.find(({ trashed }) => trashed?.type === name);
    expect((await (await screen?.load())?.history?.('1'))?.kind).toBe(name);
  },
);

test.each(valuesOf('SearchKind'))(
  'a $name that a search finds stands under the heading of one screen, and leads there',
  ({ name }) => expect(staffScreens.filter(({ found }) => found?.kind === name)).toHaveLength(1),
);
