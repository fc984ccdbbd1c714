import { describe, expect, it } from '@jest/globals';
import { sharedReads } from './concurrency.ts';

/** Readings that end when they are told to, and what each was asked for. */
function readings() {
  const begun: { keys: readonly number[]; end: (answer: number[]) => void; fail: (error: Error) => void }[] =
    [];
  const reads = sharedReads(
    (keys: readonly number[]) =>
      new Promise<number[]>((end, fail) => {
        begun.push({ keys, end, fail });
      }),
  );
  return { reads, begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Reads that are shared', () => {
  it('answer nobody with what was read before they asked, and all who waited together', async () => {
    const { reads, begun } = readings();
    const first = reads.load(1);
    await settled();
    const [second, third] = [reads.load(1), reads.load(2)];
    await settled();
    expect(begun).toHaveLength(1);
    begun[0]?.end([10]);
    expect(await first).toBe(10);
    await settled();
    expect(begun.map(({ keys }) => keys)).toEqual([[1], [1, 2]]);
    begun[1]?.end([11, 20]);
    expect(await Promise.all([second, third])).toEqual([11, 20]);
  });

  it('go on after one that failed, which only its own callers hear of', async () => {
    const { reads, begun } = readings();
    const first = reads.load(1);
    await settled();
    const second = reads.load(1);
    begun[0]?.fail(new Error('The connection broke.'));
    await expect(first).rejects.toThrow('The connection broke.');
    await settled();
    begun[1]?.end([11]);
    expect(await second).toBe(11);
  });
});
