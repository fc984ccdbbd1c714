import type { MediaService } from '../modules/media/media.service.ts';
import type { Logger } from '../platform/log.ts';

/** Milliseconds after the start: visitors who wait for a first start come first, and the sizes they ask for are made at once. */
const after = 30_000;

/** Makes the sizes of all pictures in the background, after the first visitors were served; returns the function that stops it. */
export function startMediaWarmUp(
  media: Pick<MediaService, 'warmUp'>,
  log: Logger,
  delay = after,
): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    media
      .warmUp(stop.signal)
      .catch((error) => log.warn({ err: error }, 'Sizes of pictures could not all be made ahead'));
  }, delay).unref();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
