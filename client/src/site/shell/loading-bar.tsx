import { Box } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { codeLoading } from '../../lib/page/lazy-code.ts';
import { lineStart } from '../../ui/theme/line-start.ts';

/** A thin line along the top while the next page is on its way; quick ones never show it. */
export function LoadingBar() {
  const loading = useSyncExternalStore(codeLoading.subscribe, codeLoading.read, never);
  return (
    <Box role="status" position="fixed" insetX="0" top="0" h="3px" zIndex="overlay" pointerEvents="none">
      {loading && (
        <Box
          h="full"
          bg="accent"
          transformOrigin={lineStart}
          transform="scaleX(0)"
          animation="advance 8s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms forwards"
        >
          <Box srOnly>Loading the page</Box>
        </Box>
      )}
    </Box>
  );
}

const never = () => false;
