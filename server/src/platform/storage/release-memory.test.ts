import { releaseMemory } from './release-memory.ts';

test('the memory of a large buffer is given back, that of its other views as well', () => {
  for (const length of [Buffer.poolSize, 2 * Buffer.poolSize]) {
    const whole = Buffer.concat([Buffer.alloc(length, 'a')]);
    const view = whole.subarray(0, length === Buffer.poolSize ? length : 10);
    releaseMemory(view);
    expect([whole.length, view.length]).toEqual([0, 0]);
  }
});

test('memory that Node shares among small buffers stays', () => {
  const small = Buffer.from('Nile');
  const other = Buffer.from('Kyoga');
  expect(other.buffer).toBe(small.buffer);
  releaseMemory(small);
  expect(String(other)).toBe('Kyoga');
});
