import { Box } from '@chakra-ui/react';
import { History, Maximize2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { Unanswered } from '../list/list-states.tsx';
import { type Row, useFetched } from './edited.ts';
import { type FormOptions, useEditedForm } from './use-edited-form.tsx';

/** The form of a row in a dialog: of a new one when no item is given. */
export function FormDialog<T extends Row>(props: FormOptions<T>) {
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

/** Milliseconds after which a form that is fetched says so; usually it is there before. */
const late = 300;

/** The form of a row of which the list holds only a part: the rest is fetched, always as it is now. */
export function FetchedForm<T extends Row>({ id, ...form }: Omit<FormOptions<T>, 'item'> & { id: number }) {
  const { resource, actions, onClose } = form;
  const { item, error, retry } = useFetched(actions, id);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), late);
    return () => clearTimeout(timer);
  }, []);

  if (item) return <FormDialog {...form} item={item} />;
  if (!isLate && item === undefined && !error) return null;
  return (
    <Dialog open onClose={onClose} title={resource.form.heading.edit}>
      <DialogBody>
        {item === null ? (
          <Box py="8">This {resource.noun} was deleted meanwhile.</Box>
        ) : (
          <Unanswered error={error} refetch={retry} />
        )}
      </DialogBody>
    </Dialog>
  );
}
