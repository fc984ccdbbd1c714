import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReplyInput, SubjectInput } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { ReplyPreviewDocument, type ReplyPreviewQuery } from './replies.generated.ts';

interface Props {
  subject: SubjectInput;
  input: ReplyInput;
  onClose(): void;
}

/** The mail exactly as it would be sent, as wide as on a phone. */
export function ReplyPreview({ subject, input, onClose }: Props) {
  const { data, error, refetch } = useQuery(ReplyPreviewDocument, {
    variables: { subject, input },
    fetchPolicy: 'no-cache',
  });
  return (
    <Dialog open onClose={onClose} title="How the mail arrives" size="md">
      <DialogBody>
        {data ? (
          <Preview preview={data.preview as ReplyPreviewQuery['preview']} />
        ) : error ? (
          <FailedRows
            title="There is no preview"
            message={readFailure(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <LoadingRows />
        )}
      </DialogBody>
    </Dialog>
  );
}

function Preview({ preview }: { preview: ReplyPreviewQuery['preview'] }) {
  const [asText, setAsText] = useState(false);
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {preview.subject}
        </chakra.p>
        <Button
          variant="outline"
          size="sm"
          minH="11"
          aria-pressed={asText}
          onClick={() => setAsText(!asText)}
        >
          As plain text
        </Button>
      </Flex>
      <Box maxW="360px" mx="auto">
        {asText ? (
          <Plain tabIndex={0} aria-label="The mail as plain text">
            {preview.text}
          </Plain>
        ) : (
          // Nothing in it runs, and no link leads anywhere.
          <Frame title="The mail" sandbox="" srcDoc={preview.html} />
        )}
      </Box>
    </>
  );
}

const look = { display: 'block', w: 'full', h: '32rem', borderWidth: '1px', borderRadius: 'md', bg: 'white' };
const Frame = chakra('iframe', { base: look });
const Plain = chakra('pre', {
  base: {
    ...look,
    p: '3',
    overflow: 'auto',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
