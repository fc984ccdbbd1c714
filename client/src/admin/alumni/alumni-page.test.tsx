import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { alumnusRow } from '../../../test/rows/staff-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { AlumniPage } from './alumni-page.tsx';

const testimonials = [
  alumnusRow(1, 'Charlotte', { graduationYear: 2026, category: 'youth' }),
  alumnusRow(2, 'Daniel', { graduationYear: 2024, currentTeam: null }),
];

const open = (server: Server = {}) =>
  renderStaff(<AlumniPage />, { staffAlumni: () => ({ items: testimonials }), ...server });
const rows = () => screen.getAllByRole('row').slice(1);

beforeEach(() => sessionStorage.clear());

describe('The testimonials', () => {
  test('open with a hero, their total and every column', async () => {
    open();
    expect(await screen.findByText('Total Testimonial: 2')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Name',
      'Position',
      'Destination',
      'Date',
      'Category',
      'Descriptions',
      'Created At',
      'Updated At',
      'Actions',
    ]);
    const row = within(rows()[0] as HTMLElement);
    expect(row.getByText('The best week of the year.')).toBeVisible();
    expect(row.getByText('Youth Teams')).toBeVisible();
    expect(row.getByText('2026')).toBeVisible();
    expect(row.getByText('Saw a shoebill')).toBeVisible();
  });

  test('are the latest first: nobody puts them in order by hand', async () => {
    open();
    await screen.findByText('Total Testimonial: 2');
    expect(screen.getByRole('columnheader', { name: /^Date/ })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByRole('option', { name: 'Ordered by hand' })).not.toBeInTheDocument();
  });

  test('can be searched', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'youth');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('1 shown')).toBeVisible();
  });
});

describe('A testimonial', () => {
  test('is professional and of this year unless said otherwise, and stands where its year belongs', async () => {
    let sent: unknown;
    const { user, calls } = open({
      createAlumnus: ({ input }) => {
        sent = input;
        return { saved: alumnusRow(3, 'Priya', { ...input, graduationYear: 2025 }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New Testimonial' }));
    expect(screen.getByRole('dialog', { name: 'Add New Testimonial' })).toBeVisible();
    expect(screen.getByLabelText('Date')).toHaveValue(new Date().getFullYear());
    const category = screen.getByLabelText('Category');
    expect([...category.children].map(({ textContent }) => textContent)).toEqual([
      'Professional',
      'College',
      'Youth Teams',
    ]);
    expect(category).toHaveDisplayValue('Professional');
    await user.type(screen.getByLabelText('Name'), 'Priya');
    await user.type(screen.getByLabelText('Position'), 'I would go again tomorrow.');
    await user.clear(screen.getByLabelText('Date'));
    await user.type(screen.getByLabelText('Date'), '2025');
    await user.type(screen.getByLabelText(/^Descriptions/), 'Climbed Elgon, , Cooked matoke');
    await user.type(screen.getByLabelText('Image URL'), 'https://pictures.example/p.jpg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Testimonial created successfully');
    expect(sent).toEqual({
      name: 'Priya',
      position: 'I would go again tomorrow.',
      currentTeam: null,
      graduationYear: 2025,
      category: 'professional',
      achievements: ['Climbed Elgon', 'Cooked matoke'],
      image: 'https://pictures.example/p.jpg',
      imageAlt: null,
    });
    expect(rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      'Charlotte',
      'Priya',
      'Daniel',
    ]);
    expect(calls).toEqual(['StaffAlumni', 'CreateAlumnus']);
  });

  test('needs a name, a position, a whole year and a picture', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'New Testimonial' }));
    await user.clear(screen.getByLabelText('Date'));
    await user.type(screen.getByLabelText('Date'), '20.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required\./);
    expect(screen.getByLabelText('Position')).toHaveAccessibleDescription(/Position is required\./);
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(/Date must be 1900 or more\./);
    expect(screen.getByLabelText('Image URL')).toHaveAccessibleDescription(/Image URL is required\./);
    expect(calls).toEqual(['StaffAlumni']);
  });

  test('is changed and deleted with a word about each', async () => {
    let broken = true;
    const attempt = (result: unknown) => () => {
      if (broken) throw new Refusal('Not just now.', { code: 'INTERNAL' });
      return result;
    };
    const { user, calls } = open({
      updateAlumnus: attempt({ saved: { ...testimonials[1], name: 'Dan', version: 2 } }),
      deleteAlumnus: attempt({ removed: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Daniel' }));
    expect(screen.getByRole('dialog', { name: 'Edit Testimonial' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Failed to save alumni');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Testimonial updated successfully');
    expect(screen.getByText('Dan')).toBeVisible();
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete Charlotte' }));
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
    };
    broken = true;
    await remove();
    await seen('Failed to delete alumni');
    broken = false;
    await remove();
    await seen('Testimonial deleted successfully');
    expect(rows()).toHaveLength(1);
    expect(calls.filter((name) => name === 'StaffAlumni')).toHaveLength(1);
  });
});
