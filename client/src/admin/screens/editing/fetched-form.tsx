import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { FailedRows, LoadingRows } from '../list/list-states.tsx';
import type { Actions, Edited, Row } from './edited.ts';
import { FormDialog } from './form-dialog.tsx';
import { useFetched } from './use-fetched.ts';

interface Props<T extends Row> {
  resource: Edited<T>;
  actions: Actions<T>;
  id: number;
  onClose(): void;
  onSaved(saved: T): void;
}

/** Milliseconds after which a form that is fetched says so; usually it is there before. */
const late = 300;

/** The form of a row of which the list holds only a part: the rest is fetched, always as it is now. */
export function FetchedForm<T extends Row>(props: Props<T>) {
  const { resource, actions, id, onClose, onSaved } = props;
  const { item, error, retry } = useFetched(actions, id);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), late);
    return () => clearTimeout(timer);
  }, []);

  if (item)
    return (
      <FormDialog resource={resource} actions={actions} item={item} onClose={onClose} onSaved={onSaved} />
    );
  if (!isLate && item === undefined && !error) return null;
  return (
    <Dialog open onClose={onClose} title={resource.form.heading.edit}>
      <DialogBody>
        {item === null ? (
          <Box py="8">This {resource.noun} was deleted meanwhile.</Box>
        ) : error ? (
          <FailedRows message={readFailure(error).message} onRetry={retry} />
        ) : (
          <LoadingRows />
        )}
      </DialogBody>
    </Dialog>
  );
}
