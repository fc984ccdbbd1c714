import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Images } from 'lucide-react';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { randomKey } from '../../lib/random-key.ts';
import { todayInKampala } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import type { LibraryPictureFragment } from '../library/library.generated.ts';
import { LibraryDialog } from '../library/library-dialog.tsx';
import { pictureName } from '../library/picture-words.ts';
import { FormProblem } from '../screens/form/fields.tsx';
import { form, row } from '../screens/form/form.tsx';
import { select, text } from '../screens/form/kinds.tsx';
import type { ListInCache } from '../screens/list/list.ts';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import {
  AddToGalleryDocument,
  type GalleryItemsInput,
  galleryItemsInputRules,
  type StaffGalleryItemFragment,
} from './gallery.generated.ts';
import { categoryLabels } from './gallery-form.tsx';

// A gallery of many pictures in one go: chosen from the library or uploaded into it, then made with one press.

/** `list` is where the new items come in. */
export function AddMany({ list }: { list: ListInCache<StaffGalleryItemFragment> }) {
  const { cache } = useApolloClient();
  const [choosing, setChoosing] = useState(false);
  const [pictures, setPictures] = useState<LibraryPictureFragment[] | null>(null);
  return (
    <>
      <Button variant="outline" onClick={() => setChoosing(true)} flex={{ base: '1 0 auto', sm: '0 0 auto' }}>
        <Images aria-hidden />
        Add many
      </Button>
      {choosing && (
        <LibraryDialog
          title="Add many pictures"
          button={(count) => (count === 0 ? 'Go on' : `Go on with ${count}`)}
          max={100}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            setPictures(chosen);
          }}
        />
      )}
      {pictures && (
        <AddManyDialog
          pictures={pictures}
          onClose={() => setPictures(null)}
          onMade={(items) => {
            for (const item of items) list.insert(cache, item);
            setPictures(null);
          }}
        />
      )}
    </>
  );
}

type Shared = Omit<GalleryItemsInput, 'pictures'>;

const { pictures: _, ...rules } = galleryItemsInputRules;

const shared = form<Required<Shared>, Shared>(
  { create: 'Add Many', edit: '' },
  rules,
)({
  ...row('1fr 1fr', { category: select(categoryLabels), date: text({ blank: todayInKampala }) }),
  title: text({
    hint: 'Given to all of them, each followed by a number. Left empty, each keeps its name from the library.',
  }),
});

interface Props {
  pictures: LibraryPictureFragment[];
  onClose(): void;
  onMade(items: readonly StaffGalleryItemFragment[]): void;
}

/** Asks what the chosen pictures have in common, and makes all of them or none. */
function AddManyDialog({ pictures, onClose, onMade }: Props) {
  const client = useApolloClient();
  const edited = useForm({ defaultValues: shared.blank(), mode: 'onTouched' });
  const [key] = useState(randomKey);
  const [problem, setProblem] = useState('');
  const formId = useId();
  const { isSubmitting } = edited.formState;

  const submit = edited.handleSubmit(async (values) => {
    const input = { ...shared.send(values), pictures: pictures.map(({ url }) => url) };
    try {
      const { data } = await client.mutate({
        mutation: AddToGalleryDocument,
        variables: { input, key },
      });
      const { items } = responseData(data);
      toast.success(items.length === 1 ? '1 gallery item created' : `${items.length} gallery items created`);
      onMade(items as StaffGalleryItemFragment[]);
    } catch (cause) {
      setProblem(readFailure(cause).message);
    }
  });

  return (
    <Dialog
      open
      size="md"
      onClose={() => isSubmitting || onClose()}
      title={pictures.length === 1 ? 'Add 1 picture' : `Add ${pictures.length} pictures`}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isSubmitting} minW="8rem">
            {isSubmitting ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <DialogBody>
        <FormProvider {...edited}>
          <chakra.form id={formId} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
            {problem && <FormProblem>{problem} Nothing was made.</FormProblem>}
            {shared.draw(null)}
            <chakra.p fontSize="sm" color="muted" overflowWrap="anywhere">
              {inShort(pictures.map(pictureName))}
            </chakra.p>
          </chakra.form>
        </FormProvider>
      </DialogBody>
    </Dialog>
  );
}

/** The first few names, and how many more there are. */
const inShort = (names: string[]) =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');
