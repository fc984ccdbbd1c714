/**
 * Gives the memory of `bytes` back now, and empties every other view of it: for who reads or makes a gigabyte piece by piece.
 * Left to the collector, so much memory outside of the heap makes it look through the heap again and again. Small buffers
 * lie in memory that Node shares among all of them: these are left alone.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  const isShared = byteLength < buffer.byteLength && buffer.byteLength <= Buffer.poolSize;
  if (!isShared && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
