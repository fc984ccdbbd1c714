import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { SmallButton } from '../ui/small-button.tsx';

interface Mail {
  subject: string;
  html: string;
  text: string;
}

interface Props<Variables extends OperationVariables> {
  /** Asks for the mail as its reader would get it. */
  query: TypedDocumentNode<{ preview: Mail }, Variables>;
  variables: Variables;
  onClose(): void;
}

/** A mail exactly as it would be sent, as wide as on a phone. */
export function MailPreview<Variables extends OperationVariables>(props: Props<Variables>) {
  const { query, variables, onClose } = props;
  const { data, error, refetch } = useQuery<{ preview: Mail }, OperationVariables>(query, {
    variables,
    fetchPolicy: 'no-cache',
  });
  const mail = data?.preview;
  return (
    <Dialog open onClose={onClose} title="How the mail arrives" size="md">
      <DialogBody>
        {mail ? (
          <Preview preview={mail} />
        ) : error ? (
          <FailedRows title="There is no preview" error={error} refetch={refetch} />
        ) : (
          <LoadingRows />
        )}
      </DialogBody>
    </Dialog>
  );
}

function Preview({ preview }: { preview: Mail }) {
  const [asText, setAsText] = useState(false);
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {preview.subject}
        </chakra.p>
        <SmallButton aria-pressed={asText} onClick={() => setAsText(!asText)}>
          As plain text
        </SmallButton>
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
