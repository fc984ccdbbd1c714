import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rightsOfRole, rightWords, roles } from '../../src/modules/rights.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/rights.md'), 'utf8');
const [head, , ...rows] = text
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('The table in the documents says of each role and right what the code does', () => {
  expect(head?.slice(2)).toEqual(roles);
  expect(rows.map(([right]) => right)).toEqual(Object.keys(rightWords).map((right) => `\`${right}\``));
  for (const [name, , ...cells] of rows) {
    const right = String(name).replaceAll('`', '') as keyof typeof rightWords;
    const stated = roles.filter((_, index) => cells[index] === 'yes');
    expect({ right, stated }).toEqual({
      right,
      stated: roles.filter((role) => rightsOfRole[role].includes(right)),
    });
  }
});
