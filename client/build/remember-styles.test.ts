/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { rememberStyles } from './remember-styles.ts';
import { memo } from './render-memory.ts';

/** What `draw-elements.ts` makes, by the plain libraries or by those that remember. In a process of its own: Vite cannot run in jest's. */
const drawnBy = (libraries: 'plain' | 'remembering') =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'draw-elements.ts'), libraries], {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    }),
  );

describe('Elements drawn by the server', () => {
  const plain = drawnBy('plain');
  const remembering = drawnBy('remembering');

  test('are the same as without what it remembers, the first and the second time', () => {
    expect(plain.drawn[0].html.length).toBeGreaterThan(5_000);
    expect(remembering.drawn).toEqual(plain.drawn);
  });

  test('need a recipe for each component, not for each element', () => {
    expect(plain.recipes).toBeGreaterThan(200);
    expect(remembering.recipes).toBeLessThan(15);
  });
});

test('A build whose libraries no longer hold what is changed in them fails', () => {
  const plugin = rememberStyles();
  const { transform, buildEnd } = plugin as unknown as {
    transform: { handler(code: string, id: string): void };
    buildEnd(): void;
  };
  const error = (message: string) => {
    throw new Error(message);
  };
  const file = '/node_modules/@chakra-ui/react/dist/esm/styled-system/factory.js';
  expect(() => transform.handler.call({ error } as never, 'const Styled = 1;', file)).toThrow(
    /no longer holds/,
  );
  expect(() => buildEnd.call({ error } as never)).toThrow(/has no/);
});

describe('A memo', () => {
  test('answers again what it was asked with the same words, numbers and objects, in any order of their fields', () => {
    let calls = 0;
    const counted = memo((..._args: unknown[]) => {
      calls += 1;
      return { call: calls };
    });
    const ask = (...args: unknown[]) => counted(...args).call;
    expect(ask('1')).toBe(ask('1'));
    expect(ask(1)).not.toBe(ask('1'));
    expect(ask({ a: 1, b: { c: [1, null] } }, 'x')).toBe(ask({ b: { c: [1, null] }, a: 1 }, 'x'));
    expect(ask({ a: undefined })).not.toBe(ask({ a: null }));
    expect(ask({ a: '1' })).not.toBe(ask({ a: 1 }));
    expect(ask(['a', 'b'])).not.toBe(ask('a', 'b'));
    expect(ask()).toBe(ask());
  });

  test('knows its own answers again by their being the same', () => {
    const inner = memo((color: string) => ({ color }));
    const outer = memo((styles: object) => ({ styles }));
    expect(outer(inner('red'))).toBe(outer(inner('red')));
    expect(outer(inner('red'))).not.toBe(outer(inner('blue')));
  });

  test('does not grow without end', () => {
    let calls = 0;
    const counted = memo((name: string) => {
      calls += 1;
      return `${name} ${calls}`;
    });
    const first = counted('first');
    for (let i = 0; i < 900; i += 1) counted(`other ${i}`);
    expect(counted('first')).toBe(first);
    for (let i = 0; i < 5_000; i += 1) counted(`more ${i}`);
    expect(counted('first')).not.toBe(first);
  });
});
