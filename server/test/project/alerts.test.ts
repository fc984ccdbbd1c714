// What alerts and the dashboard ask for is told by the product, and each alert leads to what to do. Whether the rules fire: `npm run test:ops`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const rules = read('ops/alerts.yml');
const guide = read('docs/one-machine.md');
const metrics = join(projectRoot, 'server/src/metrics');
const code = readdirSync(metrics)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(metrics, file), 'utf8'))
  .join('\n');

/** As the product says it; a histogram has three series. */
const namesIn = (text: string) => [
  ...new Set(
    Array.from(text.matchAll(/\blubugo_\w+/g), ([name]) => name.replace(/_(bucket|sum|count)$/, '')),
  ),
];

test('each series of rules and dashboard is told by the product, and each that is told is in the guide', () => {
  const told = namesIn(code);
  expect(told).toEqual(expect.arrayContaining(namesIn(rules)));
  expect(told).toEqual(expect.arrayContaining(namesIn(read('ops/dashboard.json'))));
  expect(told.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('there are at most twelve rules, each is tried, and leads to a heading that says what to do', () => {
  const names = Array.from(rules.matchAll(/- alert: (\w+)/g), ([, name]) => name);
  const places = Array.from(
    rules.matchAll(/what_to_do: .* - (docs\/[\w-]+\.md)#([\w-]+)$/gm),
    ([, ...one]) => one,
  );
  expect(names.length).toBeLessThanOrEqual(12);
  expect(places).toHaveLength(names.length);
  const tried = read('ops/alerts.test.yml');
  expect(names.filter((name) => !tried.includes(`alertname: ${name}\n        exp_alerts`))).toEqual([]);
  for (const [file = '', anchor = ''] of places) {
    const headings = Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, words = '']) =>
      words.toLowerCase().replaceAll(' ', '-'),
    );
    expect(headings).toContain(anchor);
  }
});
