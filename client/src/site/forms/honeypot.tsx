import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';

const Away = chakra('div', {
  base: { position: 'absolute', left: '-200vw', w: '1px', h: '1px', overflow: 'hidden' },
});

/** A field people neither see nor reach, and no browser fills in: who writes into it is a robot. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Away aria-hidden>
      <label>
        Leave this empty
        <input
          ref={ref}
          name="website2"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </label>
    </Away>
  );
}
