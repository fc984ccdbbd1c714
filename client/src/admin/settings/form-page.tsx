import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { lowScreen } from '../../ui/theme/css-values.ts';
import type { Row } from '../screens/editing/edited.ts';
import { useEditedForm } from '../screens/editing/use-edited-form.tsx';
import type { EditOptions } from '../screens/editing/use-editor.ts';
import { appBarHeight } from '../shell/app-bar.tsx';

interface Props<T extends Row> extends Pick<EditOptions<T>, 'resource' | 'actions'> {
  item: T;
  /** What else can be done with what was typed. */
  tools?(keepDraft: () => Promise<void>): ReactNode;
}

const nothing = () => undefined;

/** A form that is a page of its own: it stays open when it is saved, with Ctrl or Cmd and S too. */
export function FormPage<T extends Row>({ tools, ...props }: Props<T>) {
  const { edit, element, formId, isSubmitting, unsaved, fields, questions } = useEditedForm({
    ...props,
    stays: true,
    onSaved: nothing,
    onClose: nothing,
  });

  const { hash, key } = useLocation();
  // A link can lead to one field, each time it is followed; what it is folded in opens first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the press
  useEffect(() => {
    if (!hash) return;
    const frame = requestAnimationFrame(() => fieldAt(element.current, hash.slice(1))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, element]);
  return (
    // What has the focus is never behind the bar.
    <Page css={{ '& :is(input, select, textarea, button)': { scrollMarginTop: '5rem' } }}>
      <SaveBar>
        {/* Not put out of use while it saves: it keeps the focus. */}
        <Button
          type="submit"
          form={formId}
          aria-disabled={isSubmitting}
          onClick={(event) => isSubmitting && event.preventDefault()}
          minW={{ base: '6rem', md: '8rem' }}
        >
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
        {tools?.(edit.keepDraft)}
        <chakra.span role="status" fontSize="sm" color="muted">
          {unsaved ? 'Not saved yet' : 'All is saved'}
        </chakra.span>
      </SaveBar>
      {fields}
      {questions}
    </Page>
  );
}

/** The field of a place such as `questions.2.question`, or the one that it is a part of. */
function fieldAt(form: HTMLFormElement | null, place: string): HTMLElement | null {
  for (let name = place; name; name = name.slice(0, Math.max(name.lastIndexOf('.'), 0))) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLElement) return field;
  }
  return null;
}

const Page = chakra('div', { base: { display: 'grid', gap: '6', maxW: '56rem' } });

/** In sight however long the form is; at the upper edge, because Back and the chat stand at the lower one. */
const SaveBar = chakra(Flex, {
  base: {
    position: 'sticky',
    top: { base: appBarHeight, md: '0' },
    [lowScreen]: { top: '0' },
    zIndex: '2',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    py: '3',
    bg: 'paper',
    borderBottomWidth: '1px',
  },
});
