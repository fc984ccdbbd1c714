import { Box, chakra, Flex } from '@chakra-ui/react';
import { Copy, ExternalLink } from 'lucide-react';
import { toast } from 'sonner';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';

/** What can be done with the link that shows a page before it is published. */
export function PreviewActions({ link }: { link: string }) {
  return (
    <Box mt="5">
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" size="sm" onClick={() => copy(link)}>
          <Copy aria-hidden />
          Copy preview link
        </Button>
        <ButtonAnchor variant="outline" size="sm" href={link} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden />
          Open preview
        </ButtonAnchor>
      </Flex>
      <chakra.p fontSize="xs" color="muted" mt="1.5">
        The preview shows what was saved last. Anybody who has the link can open it, for 7 days.
      </chakra.p>
    </Box>
  );
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Preview link copied');
  } catch {
    toast.error('The link could not be copied', {
      description: 'Open the preview and copy its address from there.',
    });
  }
}
