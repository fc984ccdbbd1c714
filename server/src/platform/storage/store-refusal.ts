/**
 * What an object store answers by which it says that the bucket or the key is not right, as it names that; null for what may pass, such as
 * no answer.
 */
export function refusalOfStore(error: unknown): string | null {
  const { name, $metadata } = (error ?? {}) as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? (name ?? String(status)) : null;
}
