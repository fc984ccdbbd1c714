import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { interceptUploads, type SentUpload } from '../../../test/fake-uploads.ts';
import { jpegFile } from '../../../test/jpeg-file.ts';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { libraryPage, libraryRow } from '../../../test/rows/library-row.ts';
import { seen } from '../../../test/toasts.ts';
import { MediaPage } from './media-page.tsx';

const shownIn = [{ __typename: 'MediaUse' as const, title: 'Kazinga Channel', isDeleted: false }];
const hippo = libraryRow(2, 'hippo.jpg', { isUsed: true, shownIn });
const lake = libraryRow(1, 'lake.jpg');
const use = {
  __typename: 'MediaUse',
  kind: 'galleryItem',
  key: '7',
  title: 'Hippo at noon',
  isDeleted: false,
  adminPath: '/admin/gallery?q=Hippo',
};

const open = (server: Server = {}) =>
  renderStaff(
    <MediaPage />,
    {
      libraryPictures: () => libraryPage([hippo, lake]),
      pictureUses: ({ id }) => ({
        item: { __typename: 'MediaItem', id: Number(id), isUsed: true, uses: [use] },
      }),
      ...server,
    },
    '/admin/media',
  );

let sent: SentUpload[];
beforeEach(() => {
  sent = interceptUploads();
  sessionStorage.clear();
});

describe('The media library', () => {
  test('shows each picture with its size and where it is to be seen', async () => {
    open();
    expect(await screen.findByText('2 pictures')).toBeVisible();
    expect(screen.getAllByText('1200 × 800 · 240 kB')).toHaveLength(2);
    expect(screen.getByText('In Kazinga Channel')).toBeVisible();
    expect(screen.getByText('Not used')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deleted pictures' })).toHaveAttribute(
      'href',
      '/admin/trash?show=media',
    );
  });

  test('takes many files at once, and each comes into the list without asking for it again', async () => {
    const { user, calls } = open({
      pictureOfLibrary: ({ id }) => ({ item: libraryRow(String(id).includes('a') ? 3 : 4, `new ${id}`) }),
    });
    await screen.findByText('2 pictures');
    await user.upload(screen.getByLabelText('Upload pictures'), ['a.jpg', 'b.jpg'].map(jpegFile));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getByText('Uploading: 0 of 2 arrived')).toBeVisible();
    await act(async () => sent[0]?.answer(201, { data: { url: '/media/a.jpg' } }));
    expect(await screen.findByText('Uploading: 1 of 2 arrived')).toBeVisible();
    await act(async () => sent[1]?.answer(413, { error: { message: 'This picture is too large.' } }));
    expect(await screen.findByText('b.jpg: This picture is too large.')).toBeVisible();
    expect(screen.getByText('3 pictures')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try it again' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await act(async () => sent[2]?.answer(201, { data: { url: '/media/b.jpg' } }));
    expect(await screen.findByText('4 pictures')).toBeVisible();
    expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument();
    expect(calls).toEqual(['LibraryPictures', 'PictureOfLibrary', 'PictureOfLibrary']);
  });

  test('does not call a picture lost that arrived before the connection went, and takes it up again by itself', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let isAway = true;
      const { user } = open({
        pictureOfLibrary() {
          if (isAway) throw new TypeError('Failed to fetch');
          return { item: libraryRow(3, 'a.jpg') };
        },
      });
      await screen.findByText('2 pictures');
      await user.upload(screen.getByLabelText('Upload pictures'), [jpegFile('a.jpg')]);
      await waitFor(() => expect(sent).toHaveLength(1));
      await act(async () => sent[0]?.answer(201, { data: { url: '/media/a.jpg' } }));
      isAway = false;
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      await waitFor(() => expect(sent).toHaveLength(2));
      await act(async () => sent[1]?.answer(201, { data: { url: '/media/a.jpg' } }));
      expect(await screen.findByText('3 pictures')).toBeVisible();
      expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('says where a picture is used, and that one in use was not deleted', async () => {
    const message = 'This picture is in use and was not deleted: gallery item “Hippo at noon”.';
    const { user, calls } = open({
      deletePicture: () => {
        throw new Refusal(message, { code: 'CONFLICT' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit hippo.jpg' }));
    expect(await screen.findByRole('link', { name: 'Hippo at noon' })).toHaveAttribute('href', use.adminPath);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Delete hippo.jpg' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await seen('Failed to delete picture');
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit hippo.jpg' })).toBeVisible();
    expect(calls).toEqual(['LibraryPictures', 'PictureUses', 'DeletePicture']);
  });

  test('replaces a picture by one that is chosen', async () => {
    let asked: unknown;
    const { user } = open({
      replacePicture: (variables) => {
        asked = variables;
        return { done: { __typename: 'ReplacedMedia', count: 1, replaced: hippo, by: lake } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Replace hippo.jpg' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'hippo.jpg' })).not.toBeInTheDocument();
    await user.click(await within(dialog).findByRole('button', { name: 'lake.jpg' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Everything that shows hippo.jpg will show lake.jpg');
    await user.click(within(question).getByRole('button', { name: 'Replace' }));
    await seen('Picture replaced successfully');
    expect(asked).toEqual({ id: '2', by: '1' });
  });
});

describe('The focal point', () => {
  test('is moved by the arrow keys and by a press, and saved in hundredths', async () => {
    let input: unknown;
    const { user } = open({
      updatePicture: (variables) => {
        input = variables.input;
        return { saved: { ...lake, version: 2 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit lake.jpg' }));
    const point = await screen.findByRole('slider', { name: 'Focal Point' });
    expect(point).toHaveAttribute('aria-valuetext', 'Not set');
    act(() => point.focus());
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(point).toHaveAttribute('aria-valuetext', '49 % from the left, 60 % from the top');
    point.getBoundingClientRect = () => ({ left: 100, top: 100, width: 200, height: 100 }) as DOMRect;
    // The test's page knows no pointers but mice.
    fireEvent(point, new MouseEvent('pointerdown', { bubbles: true, clientX: 150, clientY: 190 }));
    expect(point).toHaveAttribute('aria-valuetext', '25 % from the left, 90 % from the top');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Picture updated successfully');
    expect(input).toMatchObject({ focus: { x: 0.25, y: 0.9 }, name: 'lake.jpg', alt: null });
  });
});
