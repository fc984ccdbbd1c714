// What all tables and grids can do whose rows the browser has as a whole, shown on stays and staff.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { coachRow, facilityRow } from '../../../../test/rows/staff-rows.ts';
import { endSession, login } from '../../../lib/session/session.ts';
import { CoachesPage } from '../../coaches/coaches-page.tsx';
import { FacilitiesPage } from '../../facilities/facilities-page.tsx';

const stays = Array.from({ length: 30 }, (_, i) =>
  facilityRow(i + 1, `Camp ${i + 1}`, { capacity: `${31 - i} guests` }),
);

function open(query = '', server = {}) {
  const screens = (
    <Routes>
      <Route path="/admin" element="The dashboard" />
      <Route path="/admin/facilities" element={<FacilitiesPage />} />
    </Routes>
  );
  const view = renderStaff(
    screens,
    { staffFacilities: () => ({ items: stays }), ...server },
    `/admin/facilities${query}`,
  );
  return { ...view, goTo: (to: string | number) => act(() => view.router.navigate(to as string)) };
}

// Roles are looked up sparingly: in a page without layout that takes long for so many rows.
const address = () => screen.getByLabelText('address');
const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
const names = () => [...document.querySelectorAll('tbody strong')].map(({ textContent }) => textContent);
const pages = () => within(screen.getByLabelText('Pages'));
const turn = (way: 'Previous' | 'Next') => pages().getByText(way);
const button = (title: string) => screen.getByText(title, { selector: 'thead button' });
const head = (title: string) => screen.getByText(title, { selector: 'thead *' }).closest('th');
/** Two columns are enough to see most things by. */
const narrow = 'columns=name.capacity';

beforeEach(() => sessionStorage.clear());

describe('A table of many rows', () => {
  test('shows 25 of them, says which, turns its pages, and shows more when told', async () => {
    const { user } = open(`?${narrow}`);
    expect(await screen.findByText('1–25 of 30')).toBeVisible();
    expect(names()).toHaveLength(25);
    expect(turn('Previous')).toHaveAttribute('aria-disabled', 'true');
    await user.click(turn('Next'));
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
    expect(names()[0]).toBe('Camp 26');
    expect(turn('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(address()).toHaveTextContent(`?${narrow}&page=2`);
    await user.selectOptions(pages().getByLabelText('Rows'), '50');
    expect(await screen.findByText('1–30 of 30')).toBeVisible();
    expect(address()).toHaveTextContent(`?${narrow}&rows=50`);
    expect(pages().queryByText('Next')).not.toBeInTheDocument();
  });

  test('begins at the first page again when it is searched, and counts what is found', async () => {
    const { user } = open(`?${narrow}&page=2`);
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
    await user.type(screen.getByLabelText('Search stays'), 'camp 1');
    expect(await screen.findByText('1–11 of 11')).toBeVisible();
    expect(screen.getByText('Total 30')).toBeVisible();
    expect(screen.getByText('11 shown')).toBeVisible();
    await waitFor(() => expect(address()).toHaveTextContent(`?${narrow}&q=camp+1`));
  });

  test('that is searched in vain offers the way back to all', async () => {
    const { user } = open(`?${narrow}&q=igloo`);
    expect(await screen.findByText('No stays found matching your search.')).toBeVisible();
    await user.click(screen.getByText('Show all'));
    expect(await screen.findByText('1–25 of 30')).toBeVisible();
    expect(screen.getByLabelText('Search stays')).toHaveValue('');
    await waitFor(() => expect(address()).toHaveTextContent(`?${narrow}`));
    expect(screen.queryByText('Show all')).not.toBeInTheDocument();
  });

  test('shows its last page when the address names one that is not there', async () => {
    open(`?${narrow}&page=99`);
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
  });

  test('is found again by Back as it was', async () => {
    const { user, goTo } = open(`?${narrow}`);
    await screen.findByText('1–25 of 30');
    await user.click(button('Name'));
    await user.click(button('Name'));
    await user.click(turn('Next'));
    await waitFor(() => expect(address()).toHaveTextContent(`?${narrow}&sort=-name&page=2`));
    await goTo('/admin');
    expect(screen.getByText('The dashboard')).toBeVisible();
    await goTo(-1);
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
    expect(names()[0]).toBe('Camp 5');
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
  });

  test('shows what a colleague changed when it is asked for again, and stays on its page with what is chosen', async () => {
    let items = stays;
    const { user, client } = open(`?${narrow}&page=2`, { staffFacilities: () => ({ items }) });
    await user.click(await screen.findByText('Select'));
    await user.click(screen.getByLabelText('Select Camp 27'));
    items = stays.map((stay) => (stay.id === 27 ? { ...stay, name: 'River Camp', version: 2 } : stay));
    await act(async () => void (await client.refetchQueries({ include: 'active' })));
    expect(await screen.findByText('River Camp')).toBeVisible();
    expect(screen.getByText('26–30 of 30')).toBeVisible();
    expect(screen.getByLabelText('Select River Camp')).toBeChecked();
  });

  test('turns to the page on which a new row is seen', async () => {
    const { user, calls } = open(`?${narrow}&q=camp+1&sort=name`, {
      createFacility: ({ input }: { input: object }) => ({ saved: facilityRow(31, 'River Camp', input) }),
    });
    await user.click(await screen.findByText('New Stay'));
    for (const [label, text] of [
      ['Name', 'River Camp'],
      ['Description', 'By the river.'],
      ['Features', 'River view'],
      ['Equipment', 'Canoes'],
      ['Image URL', 'https://pictures.example/31.jpg'],
    ] as const)
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } });
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('26–31 of 31')).toBeVisible();
    expect(names().at(-1)).toBe('River Camp');
    expect(calls).toEqual(['StaffFacilities', 'CreateFacility']);
  });
});

describe('The heads of a table', () => {
  test('sort up, down and as usual again', async () => {
    const { user } = open(`?${narrow}`);
    await screen.findByText('1–25 of 30');
    expect(head('Capacity')).not.toHaveAttribute('aria-sort');
    await user.click(button('Capacity'));
    expect(head('Capacity')).toHaveAttribute('aria-sort', 'ascending');
    expect(names().slice(0, 2)).toEqual(['Camp 30', 'Camp 29']);
    await user.click(button('Capacity'));
    expect(head('Capacity')).toHaveAttribute('aria-sort', 'descending');
    await user.click(button('Capacity'));
    expect(head('Capacity')).not.toHaveAttribute('aria-sort');
    expect(names()[0]).toBe('Camp 1');
    await waitFor(() => expect(address()).toHaveTextContent(new RegExp(`\\?${narrow}$`)));
  });

  test('are pressed by the keyboard, and pictures have none to press', async () => {
    const { user } = open('?columns=image.name');
    await screen.findByText('1–25 of 30');
    button('Name').focus();
    await user.keyboard('{Enter}');
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('Image')?.querySelector('button')).toBeNull();
  });

  test('that are pressed faster than the address follows end as the last press says', async () => {
    open(`?${narrow}`);
    await screen.findByText('1–25 of 30');
    for (const title of ['Name', 'Capacity', 'Name', 'Name']) fireEvent.click(button(title));
    await waitFor(() => expect(address()).toHaveTextContent(`?${narrow}&sort=-name`));
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
  });

  test('have their words in a choice on a phone', async () => {
    const { user } = open(`?${narrow}`);
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Name, Z to A');
    expect(await screen.findByText('Camp 30')).toBeVisible();
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByText('Created At, latest first')).toBeInTheDocument();
  });
});

describe('The columns', () => {
  const usual = [
    'Image',
    'Name',
    'Description',
    'Features',
    'Equipment',
    'Opening Hours',
    'Available Days',
    'Capacity',
    'Maintenance',
    'Created At',
    'Updated At',
    'Actions',
  ];
  const box = (title: string) => screen.findByLabelText(title, { selector: 'input' });
  const one = { staffFacilities: () => ({ items: stays.slice(0, 1) }) };

  test('are the specified ones until some are taken out, which the address keeps', async () => {
    const { user } = open('', one);
    await screen.findByText('1–1 of 1');
    expect(heads()).toEqual(usual);
    await user.click(screen.getByText('Columns'));
    await user.click(await box('Image'));
    await user.click(await box('Updated At'));
    expect(heads()).toEqual(usual.filter((title) => title !== 'Image' && title !== 'Updated At'));
    await waitFor(() => expect(address()).toHaveTextContent(/\?columns=name\.description\..*\.created-at$/));
    await user.click(screen.getByText('Usual columns'));
    expect(heads()).toEqual(usual);
    await waitFor(() => expect(address().textContent).toBe('/admin/facilities'));
  });

  test('that were chosen are there again the next time, for who chose them and for nobody else', async () => {
    const signIn = (id: number) =>
      act(() => login({ user: { id, email: `p${id}@lubugo.example`, role: 'editor' }, token: `t${id}` }));
    const heading = async () => {
      cleanup();
      const view = open('', one);
      await screen.findByText('1–1 of 1');
      return { user: view.user, shown: heads() };
    };
    signIn(1);
    const { user } = await heading();
    await user.click(screen.getByText('Columns'));
    await user.click(await box('Image'));
    expect((await heading()).shown).toEqual(usual.filter((title) => title !== 'Image'));
    signIn(2);
    expect((await heading()).shown).toEqual(usual);
    signIn(1);
    const again = await heading();
    expect(again.shown).not.toContain('Image');
    await again.user.click(screen.getByText('Columns'));
    await again.user.click(await screen.findByText('Usual columns'));
    expect((await heading()).shown).toEqual(usual);
    act(endSession);
  });

  test('stand in compact rows when that is chosen, in this browser, until it is taken back', async () => {
    const region = () => document.querySelector('[role=region]');
    const { user } = open('', one);
    await screen.findByText('1–1 of 1');
    expect(region()).not.toHaveAttribute('data-density');
    await user.click(screen.getByText('Columns'));
    await user.click(await box('Compact rows'));
    expect(region()).toHaveAttribute('data-density', 'compact');
    cleanup();
    const again = open('', one);
    await screen.findByText('1–1 of 1');
    expect(region()).toHaveAttribute('data-density', 'compact');
    await again.user.click(screen.getByText('Columns'));
    await again.user.click(await box('Compact rows'));
    expect(region()).not.toHaveAttribute('data-density');
  });

  test('are never all gone', async () => {
    const { user } = open('?columns=name.capacity.nonsense', one);
    await screen.findByText('1–1 of 1');
    expect(heads()).toEqual(['Name', 'Capacity', 'Actions']);
    await user.click(screen.getByText('Columns'));
    await user.click(await box('Capacity'));
    expect(await box('Name')).toBeDisabled();
    expect(heads()).toEqual(['Name', 'Actions']);
  });
});

describe('A grid of cards', () => {
  const team = Array.from({ length: 30 }, (_, i) => coachRow(i + 1, `Guide ${i + 1}`, 'Driver - Vans'));
  const guides = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

  test('is paged and sorted, too', async () => {
    const { user } = renderStaff(<CoachesPage />, { staffCoaches: () => ({ items: team }) });
    expect(await screen.findByText('1–25 of 30')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, Z to A');
    expect(await screen.findByText('Guide 30')).toBeVisible();
    expect(guides()[0]).toBe('Guide 30');
    await user.click(turn('Next'));
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
    expect(guides()).toEqual(['Guide 5', 'Guide 4', 'Guide 3', 'Guide 2', 'Guide 1']);
  });
});
