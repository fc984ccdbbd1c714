// As many damaged archives as take minutes.
process.env.ODD_ARCHIVES = '1000';
await import('../../src/modules/archive/any-archive.test.ts');
