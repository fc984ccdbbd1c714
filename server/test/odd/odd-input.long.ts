// As many calls as take minutes.
process.env.ODD_CALLS = '500';
await import('../../src/graphql/input/odd-input.test.ts');
