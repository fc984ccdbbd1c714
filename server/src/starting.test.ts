import { defineFeature } from './modules/feature.ts';
import { Starting } from './starting.ts';

const hello = defineFeature({
  services: ({ name }: { name: string }) => ({ greeting: `Hello ${name}` }),
  retention: ({ name, greeting }) => ({ greetings: async () => name.length + greeting.length }),
});
const loud = defineFeature({
  services: ({ greeting }: { greeting: string }) => ({ shout: `${greeting}!` }),
});
const other = defineFeature({ services: () => ({ greeting: 'Good bye' }) });

test('a feature is given the platform and what those before it gave', async () => {
  const { services, retention } = new Starting({ name: 'Grace' }).with(hello).with(loud);
  expect(services).toEqual({ greeting: 'Hello Grace', shout: 'Hello Grace!' });
  expect(await retention.greetings()).toBe(16);
});

test('the compiler refuses a feature that stands before what it needs', () => {
  const starting = new Starting({ name: 'Grace' });
  // @ts-expect-error: nobody gave `greeting` yet.
  expect(starting.with(loud).services).toEqual({ shout: 'undefined!' });
});

test('the compiler refuses a resolver that asks for what its feature does not give', () => {
  const feature = defineFeature({
    services: ({ greeting }: { greeting: string }) => ({ shout: `${greeting}!` }),
    resolvers: {
      Query: {
        // @ts-expect-error: the feature needs it and does not pass it on.
        formToken: (_, __, { services }) => services.greeting,
      },
    },
  });
  expect(feature.services?.({ greeting: 'Hello' })).toEqual({ shout: 'Hello!' });
});

test('a feature cannot give something else under a name that is taken', () => {
  const passedOn = defineFeature({ services: ({ greeting }: { greeting: string }) => ({ greeting }) });
  const starting = new Starting({ name: 'Grace' }).with(hello);
  expect(starting.with(passedOn).services).toEqual({ greeting: 'Hello Grace' });
  expect(() => starting.with(other)).toThrow(
    "A feature gives something else as 'greeting': it needs another name.",
  );
});
