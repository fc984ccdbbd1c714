import { expect, test } from '@jest/globals';
import { parse } from 'graphql';

test('a test of a page takes packages from the files made for it', () => {
  expect(() => parse('{')).toThrow(
    expect.objectContaining({ stack: expect.stringMatching(/\.cache\/test-packages\//) }),
  );
});

test('a package that is not among them is refused, as it would bring a second React', async () => {
  const other = 'html-validate';
  await expect(import(other)).rejects.toThrow(/html-validate/);
});
