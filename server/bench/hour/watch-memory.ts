import type { ChildProcess } from 'node:child_process';
import { median, type Table } from '../booking/table.ts';
import { memoryOf } from './memory.ts';

export type Running = Record<'product' | 'PostgreSQL' | 'Caddy' | 'backup', ChildProcess | null>;

/** Megabytes. The product is its main process with all threads; pictures are worked on by another one, which comes and goes. */
type Sample = Record<keyof Running | 'pictures', number>;

/** Milliseconds between two looks, how many of them make a figure, and how many a line of what was seen. */
const look = { every: 10_000, ofFigure: 6, ofLine: 30 };
const lasting = ['product', 'PostgreSQL', 'Caddy'] as const;

/** Looks at the memory of what runs until it is stopped. */
export function watchMemory(running: Running): { stop(): Sample[] } {
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    const sample = sampleOf(running);
    samples.push(sample);
    const said = Object.entries(sample).map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`);
    if (samples.length % look.ofLine === 0)
      console.log(`${(samples.length * look.every) / 60_000} minutes: ${said.join(', ')} MB`);
  }, look.every);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

function sampleOf(running: Running): Sample {
  const product = memoryOf(running.product?.pid);
  const whole = (child: ChildProcess | null) => {
    const { own, started } = memoryOf(child?.pid);
    return own + started;
  };
  return {
    product: product.own,
    pictures: product.started,
    PostgreSQL: whole(running.PostgreSQL),
    Caddy: whole(running.Caddy),
    backup: whole(running.backup),
  };
}

/** What lasts, at the end and after a sixth of it, and the most of all together. `most`: megabytes. */
export function tellMemory(table: Table, samples: readonly Sample[], most: number): void {
  const sumOf = (sample: Sample, names: readonly (keyof Sample)[]) =>
    names.reduce((sum, name) => sum + sample[name], 0);
  const sixth = Math.max(look.ofFigure, Math.floor(samples.length / 6));
  const [early, late] = [samples.slice(sixth - look.ofFigure, sixth), samples.slice(-look.ofFigure)];
  const figure = (of: readonly Sample[], names: readonly (keyof Sample)[]) =>
    median(of.map((sample) => sumOf(sample, names)));
  for (const [when, of] of [
    [`after ${(sixth * look.every) / 60_000} minutes`, early],
    ['at the end', late],
  ] as const) {
    table.figure(`memory ${when}`, figure(of, lasting), 'MB');
    for (const name of lasting) table.figure(`  … ${name}`, figure(of, [name]), 'MB');
  }
  table.atMost('memory at the end, of the first', figure(late, lasting), figure(early, lasting), 1.15);
  const all = samples.map((sample) => sumOf(sample, [...lasting, 'pictures', 'backup']));
  table.atMost('the most, pictures and backup as well, in MB', Math.max(...all), 1, most);
}
