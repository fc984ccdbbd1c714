import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { libraryPage, libraryRow } from '../../../test/rows/library-row.ts';
import { galleryRow } from '../../../test/rows/staff-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { todayInKampala } from '../../lib/today.ts';
import { GalleryPage } from './gallery-page.tsx';

const film = galleryRow(2, 'Night of the drums', {
  type: 'video',
  category: 'activity',
  date: '2025-12-01',
  videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  imageUrl: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
});
const items = [
  galleryRow(1, 'Market day'),
  film,
  galleryRow(3, 'Old lodge', { category: 'stays', date: '2024-01-01' }),
];

const open = (server: Server = {}) =>
  renderStaff(<GalleryPage />, { staffGallery: () => ({ items }), ...server });

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('The gallery', () => {
  test('shows each item with its category and day, and says which is a film', async () => {
    open();
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(6);
    expect(await screen.findByText('Total 3')).toBeVisible();
    expect(titles()).toEqual(['Market day', 'Night of the drums', 'Old lodge']);
    expect(screen.getByText('February 7, 2026')).toBeVisible();
    expect(screen.getAllByText('Video')).toHaveLength(1);
  });

  test('is filtered by category and searched', async () => {
    const { user } = open();
    const filter = await screen.findByRole('combobox', { name: 'Filter by category' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Categories', 'Events', 'Facilities', 'Activity', 'Competitions']);
    await user.selectOptions(filter, 'Facilities');
    expect(titles()).toEqual(['Old lodge']);
    await user.selectOptions(filter, 'Competitions');
    expect(screen.getByText('No gallery items found matching your criteria.')).toBeVisible();
    await user.selectOptions(filter, 'All Categories');
    await user.type(screen.getByRole('searchbox'), 'DRUMS');
    expect(titles()).toEqual(['Night of the drums']);
  });
});

describe('The order of the gallery', () => {
  const order = async () => {
    await screen.findByText(/^Total \d/);
    return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  };

  test('is by day until staff order it by hand, which its menu then says', async () => {
    const { user } = open({
      staffGallery: () => ({
        items: [items[0], galleryRow(3, 'Old lodge', { date: '2024-01-01', position: 1 }), film],
      }),
    });
    expect((await order()).selectedOptions[0]).toHaveTextContent('Ordered by hand');
    await waitFor(() => expect(titles()).toEqual(['Market day', 'Old lodge', 'Night of the drums']));
    await user.selectOptions(await order(), 'Date, latest first');
    await waitFor(() => expect(titles()).toEqual(['Market day', 'Night of the drums', 'Old lodge']));
  });

  test('of nothing says how to begin', async () => {
    open({ staffGallery: () => ({ items: [] }) });
    expect(await screen.findByText(/“Add many” takes all photos of a tour in one go/)).toBeVisible();
    for (const name of ['Add many', 'Add Image']) expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test('is not called so while nobody has', async () => {
    open();
    expect((await order()).selectedOptions[0]).toHaveTextContent('Date, latest first');
    expect(screen.queryByRole('option', { name: 'Ordered by hand' })).toBeNull();
  });
});

describe('A gallery item', () => {
  test('is an event of today unless said otherwise', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Image' }));
    expect(screen.getByLabelText('Category')).toHaveValue('events');
    expect(screen.getByLabelText('Date')).toHaveValue(todayInKampala());
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Image', 'Video']);
    expect(screen.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
  });

  test('needs a title, a date and a picture', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Image' }));
    await user.clear(screen.getByLabelText('Date'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    for (const field of ['Title', 'Date', 'Image URL'])
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(`${field} is required\\.`));
    expect(calls).toEqual(['StaffGallery']);
  });

  test('comes into the list at its day, without asking for the list again', async () => {
    const { user, calls } = open({
      createGalleryItem: ({ input }) => ({
        saved: galleryRow(4, 'In between', { ...input, date: '2026-01-01' }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add Image' }));
    await user.type(screen.getByLabelText('Title'), 'In between');
    await user.type(screen.getByLabelText('Image URL'), '/media/a.jpg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Gallery item created successfully');
    expect(titles()).toEqual(['Market day', 'In between', 'Night of the drums', 'Old lodge']);
    expect(calls).toEqual(['StaffGallery', 'CreateGalleryItem']);
  });

  test('that is a film needs its address but no picture', async () => {
    let sent: unknown;
    const { user } = open({
      createGalleryItem: ({ input }) => {
        sent = input;
        return { saved: galleryRow(5, 'A film', { ...input, type: 'video' }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Image' }));
    await user.type(screen.getByLabelText('Title'), 'A film');
    await user.click(screen.getByRole('tab', { name: 'Video' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Video URL')).toHaveAccessibleDescription(/Video URL is required\./);
    await user.type(screen.getByLabelText('Video URL'), 'https://vimeo.com/1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Gallery item created successfully');
    expect(sent).toMatchObject({ type: 'video', videoUrl: 'https://vimeo.com/1', imageUrl: null });
  });

  test('that is a film gets another thumbnail when it becomes another film', async () => {
    let sent: unknown;
    const { user } = open({
      updateGalleryItem: ({ input }) => {
        sent = input;
        return { saved: { ...film, ...input, version: 2 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Night of the drums' }));
    await user.clear(screen.getByLabelText('Video URL'));
    await user.type(screen.getByLabelText('Video URL'), 'https://youtu.be/eRsGyueVLvQ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Gallery item updated successfully');
    expect(sent).toMatchObject({ videoUrl: 'https://youtu.be/eRsGyueVLvQ', imageUrl: null });
  });

  test('that could not be saved says so, and keeps what was typed', async () => {
    const { user } = open({
      updateGalleryItem: () => {
        throw new Refusal('Not just now.', { code: 'INTERNAL' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Market day' }));
    await user.type(screen.getByLabelText('Title'), ' in Owino');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Failed to save gallery item');
    expect(screen.getByLabelText('Title')).toHaveValue('Market day in Owino');
  });

  test('is deleted after a question, or says why not', async () => {
    let broken = true;
    const { user, calls } = open({
      deleteGalleryItem: () => {
        if (broken) throw new Refusal('Not just now.', { code: 'INTERNAL' });
        return { removed: 1 };
      },
    });
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete Market day' }));
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
    };
    await ask();
    await seen('Failed to delete gallery item');
    broken = false;
    await ask();
    await seen('Gallery item deleted successfully');
    expect(titles()).toEqual(['Night of the drums', 'Old lodge']);
    expect(calls).toEqual(['StaffGallery', 'DeleteGalleryItem', 'DeleteGalleryItem']);
  });
});

test('Many pictures of the library come into the gallery with one press', async () => {
  const chosen = [libraryRow(8, 'dawn.jpg'), libraryRow(9, 'dusk.jpg')];
  let asked: { input?: unknown } = {};
  const { user, calls } = open({
    libraryPictures: () => libraryPage(chosen),
    addToGallery: (variables) => {
      asked = variables;
      return { items: chosen.map(({ id, name }) => galleryRow(id, name, { date: '2026-05-17' })) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add many' }));
  const dialog = await screen.findByRole('dialog');
  for (const { name } of chosen) await user.click(await within(dialog).findByRole('button', { name }));
  expect(within(dialog).getByRole('button', { name: 'dawn.jpg' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'Go on with 2' }));
  await user.selectOptions(await screen.findByLabelText('Category'), 'Activity');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen('2 gallery items created');
  expect(asked.input).toMatchObject({
    pictures: chosen.map(({ url }) => url),
    category: 'activity',
    title: null,
  });
  expect(titles()).toEqual(expect.arrayContaining(['dawn.jpg', 'dusk.jpg']));
  expect(calls).toEqual(['StaffGallery', 'LibraryPictures', 'AddToGallery']);
});
