import { Box, Flex } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../ui/controls.tsx';
import { isEditable } from './clean-html.ts';
import { type EditorProps, RichText } from './rich-text.tsx';

/** A post's text as it will look, or as its HTML. What the editor cannot show stays HTML, so that nothing is lost. */
export function ContentEditor(props: EditorProps) {
  const { described, value, onChange, onBlur, focusRef, onPending } = props;
  const [pending, setPending] = useState(0);
  const tellPending = useCallback(
    (count: number) => {
      setPending(count);
      onPending(count);
    },
    [onPending],
  );
  const [asHtml, setAsHtml] = useState(() => !isEditable(value));
  const editable = !asHtml || isEditable(value);
  const toggle = (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={asHtml}
      css={{ '&[aria-pressed=true]': { bg: 'brandSoft', color: 'brand' } }}
      // Pictures on their way are known to the other view only.
      disabled={!editable || pending > 0}
      onClick={() => setAsHtml(!asHtml)}
    >
      HTML source
    </Button>
  );
  if (!asHtml) return <RichText {...props} onPending={tellPending} toggle={toggle} />;
  return (
    <Box>
      {/* Where the toolbar stands in the other view, so that the switch stays under the pointer. */}
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        px="1"
        minH="11"
        bg="surface"
        borderWidth="1px 1px 0"
        borderColor="lineStrong"
        borderTopRadius="md"
      >
        <Box px="2" fontSize="xs" color="muted" role="status">
          {!editable && 'This holds something that can only be edited as HTML, such as a caption.'}
        </Box>
        {toggle}
      </Flex>
      <Textarea
        {...described}
        ref={focusRef}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        spellCheck={false}
        rows={14}
        borderTopRadius="0"
        maxH="28rem"
        fontFamily="mono"
        fontSize="sm"
      />
    </Box>
  );
}
