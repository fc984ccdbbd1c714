import { Transform } from 'node:stream';
import { mostBytes } from './archive-format.ts';

/** Lets as much through as an archive may hold, packed or not; what is more fails with `refusal`. */
export function limited(refusal: () => Error): Transform {
  let bytes = 0;
  return new Transform({
    transform(part, _, done) {
      bytes += part.length;
      if (bytes > mostBytes) done(refusal());
      else done(null, part);
    },
  });
}
