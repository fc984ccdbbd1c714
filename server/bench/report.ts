import type { Ceiling } from './ceiling.ts';
import type { Measured } from './measure.ts';

interface Line {
  name: string;
  requestsPerSecond: number;
  p99: number;
  errors: number;
  body: string;
  ratio: number | null;
  target: number | undefined;
}

export interface Report {
  table: string;
  /** What is not good enough, in sentences. */
  complaints: string[];
}

export function report(measured: Measured[]): Report {
  const lines = measured.map((one) => lineOf(one, measured));
  const head = ['', 'requests/s', 'p99 ms', 'errors', 'body', 'of floor', 'target'];
  return { table: align([head, ...lines.map(cells)]), complaints: lines.flatMap(complaintsAbout) };
}

function lineOf({ row, results, faults }: Measured, all: Measured[]): Line {
  const requestsPerSecond = median(results.map((result) => result.requestsPerSecond));
  const floor = all.find((other) => other.row.name === row.floor);
  const floorRate = floor && median(floor.results.map((result) => result.requestsPerSecond));
  return {
    name: row.name,
    requestsPerSecond,
    p99: median(results.map((result) => result.p99)),
    errors: results.reduce((sum, result) => sum + result.errors, 0),
    body: faults[0] ?? 'checked',
    ratio: floorRate ? requestsPerSecond / floorRate : null,
    target: row.target,
  };
}

const cells = ({ name, requestsPerSecond, p99, errors, body, ratio, target }: Line): string[] => [
  name,
  Math.round(requestsPerSecond).toLocaleString('en'),
  String(p99),
  String(errors),
  body,
  ratio === null ? '' : ratio.toFixed(2),
  target === undefined ? '' : `≥ ${target}`,
];

function complaintsAbout({ name, errors, body, ratio, target }: Line): string[] {
  return [
    errors > 0 ? `${name}: ${errors} requests failed.` : '',
    body === 'checked' ? '' : `${name}: a sampled answer had ${body}.`,
    target !== undefined && ratio !== null && ratio < target
      ? `${name}: ${ratio.toFixed(2)} of its floor, the target is ${target}.`
      : '',
  ].filter(Boolean);
}

/** The figures that have a ceiling, as a table and in sentences. */
export function reportCeilings(figures: Ceiling[]): Report {
  const lines = figures.map(({ name, value, ceiling, unit }) => [
    name,
    shown(value),
    ceiling === undefined ? '' : `≤ ${ceiling}`,
    unit,
  ]);
  const above = figures.filter(({ value, ceiling = Infinity }) => value > ceiling);
  return {
    table: align([['', 'figure', 'ceiling', ''], ...lines]),
    complaints: above.map(
      ({ name, value, ceiling, unit }) => `${name}: ${shown(value)} ${unit}, the ceiling is ${ceiling}.`,
    ),
  };
}

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/** Text to the left, numbers to the right. */
function align(table: string[][]): string {
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  return table
    .map((line) =>
      line
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
