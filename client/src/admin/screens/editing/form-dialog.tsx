import { Box } from '@chakra-ui/react';
import { History, Maximize2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import type { Row } from './edited.ts';
import { useEditedForm } from './use-edited-form.tsx';
import type { EditOptions } from './use-editor.ts';

interface Props<T extends Row> extends EditOptions<T> {
  onClose(): void;
}

/** The form of a row in a dialog: of a new one when no item is given. */
export function FormDialog<T extends Row>(props: Props<T>) {
  const { resource, item } = props;
  const { heading, fullPage } = resource.form;
  const { pathname } = useLocation();
  const { firstField, formId, isSubmitting, fields, questions, close, moveTo } = useEditedForm(props);

  const footer = (
    <>
      {fullPage && (
        <Button
          variant="ghost"
          me={{ sm: item ? undefined : 'auto' }}
          ms={{ sm: '-3' }}
          w={{ base: 'full', sm: 'auto' }}
          disabled={isSubmitting}
          onClick={() => moveTo(fullPage(item?.id ?? null))}
        >
          <Maximize2 aria-hidden />
          Write on a full page
        </Button>
      )}
      {item && resource.hasHistory !== false && (
        <ButtonLink
          to={`${pathname}/${item.id}/history`}
          variant="ghost"
          aria-label="History"
          px="3"
          me="auto"
          ms={{ sm: fullPage ? undefined : '-3' }}
        >
          <History aria-hidden />
          <Box as="span" hideBelow="md">
            History
          </Box>
        </ButtonLink>
      )}
      <Button variant="outline" onClick={close} disabled={isSubmitting}>
        Cancel
      </Button>
      <Button type="submit" form={formId} disabled={isSubmitting} minW="8rem">
        {isSubmitting ? 'Saving...' : 'Save'}
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onClose={close}
      title={item ? heading.edit : heading.create}
      initialFocus={firstField}
      footer={footer}
    >
      <DialogBody>{fields}</DialogBody>
      {questions}
    </Dialog>
  );
}
