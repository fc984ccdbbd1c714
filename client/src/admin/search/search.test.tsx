import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff, type Server } from '../../../test/render-staff.tsx';
import { facilityRow } from '../../../test/rows/staff-rows.ts';
import type { Role } from '../../generated/schema.ts';
import { FacilitiesPage } from '../facilities/facilities-page.tsx';
import { code as settingsGroupPage } from '../settings/settings-group-page.tsx';
import { SearchEverything } from './search-everything.tsx';

const stays = [facilityRow(1, 'Sipi Lodge'), facilityRow(7, 'Ridge Lodge')];
const groups = [
  {
    kind: 'registration',
    items: [{ id: 12, title: 'Grace Lodge', detail: 'Gorilla Trek', place: null }],
    hasMore: true,
  },
  { kind: 'facility', items: [{ id: 7, title: 'Ridge Lodge', detail: null, place: null }], hasMore: false },
];

const findsNothing: Server = { staffSearch: () => ({ groups: [] }) };

function open(role: Role = 'editor', server: Server = {}) {
  return renderStaff(
    <main>
      <SearchEverything role={role} />
      <Routes>
        <Route path="/admin/facilities" element={<FacilitiesPage />} />
        <Route path="*" element={<textarea aria-label="Note" />} />
      </Routes>
    </main>,
    {
      staffFacilities: () => ({ items: stays }),
      staffSearch: (variables) => {
        expect(variables).toEqual({ text: 'lodge' });
        return { groups };
      },
      ...server,
    },
  );
}
const field = () => screen.findByRole('combobox', { name: 'Search everything' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.queryByRole('option', { selected: true })?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('The search over everything', () => {
  test('opens with Ctrl and K, is gone through by arrow keys, and Enter opens the record', async () => {
    const { user, calls } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'lodge');
    await waitFor(() => expect(options()).toEqual(['Ridge Lodge', 'Grace LodgeGorilla Trek']));
    expect(within(screen.getByRole('group', { name: 'Stays' })).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByText('2 found')).toBeVisible();
    expect(active()).toBe('Ridge Lodge');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Grace LodgeGorilla Trek');
    expect(await field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Edit Stay' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ridge Lodge');
    expect(calls).toEqual(['StaffSearch', 'StaffFacilities']);
  });

  test('leads to a registration in its list by its number', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Search everything' }));
    await user.type(await field(), 'lodge');
    await user.click(await screen.findByRole('option', { name: /Grace Lodge/ }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin/registrations?q=%2312');
  });

  test('leads to the field of a text in the settings, and opens what it is folded in', async () => {
    const place = 'faq.questions.1.question';
    const found = { id: 1, title: 'Can I eat matooke?', detail: 'FAQ: Question', place };
    const question = (text: string) => ({
      __typename: 'FaqQuestion',
      category: 'Food',
      question: text,
      answer: 'Yes.',
    });
    const role: Role = 'editor';
    const { user } = renderStaff(
      <main>
        <SearchEverything role={role} />
        <Routes>
          <Route path="/admin/settings/:group" element={<settingsGroupPage.Screen />} />
          <Route path="*" element={null} />
        </Routes>
      </main>,
      {
        staffSearch: () => ({ groups: [{ kind: 'setting', items: [found], hasMore: false }] }),
        staffFaqSettingsNow: () => ({
          settings: {
            __typename: 'SiteSettings',
            item: {
              __typename: 'FaqSettings',
              version: 1,
              updatedAt: null,
              questions: [question('Why?'), question('Can I eat matooke?')],
            },
          },
        }),
      },
    );
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'matooke');
    await user.click(await screen.findByRole('option', { name: /^Can I eat matooke/ }));
    await waitFor(() => expect(document.activeElement).toHaveValue('Can I eat matooke?'));
    expect(document.activeElement).toBeVisible();
  });

  test('finds screens at once, those of owners for owners only', async () => {
    const { user } = open('owner');
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await field(), 'p');
    expect(options()).toContain('People');
  });

  test('leads to settings by their name, by what people call them, and by what they hold', async () => {
    const { user } = open('editor', findsNothing);
    await user.keyboard('{Control>}k{/Control}');
    const settings = (title: string) =>
      within(screen.getByRole('group', { name: 'Settings' })).getByRole('option', {
        name: new RegExp(`^${title}`),
      });
    const found = { mails: 'Mails', brand: 'Colours and logo', 'opening hours': 'Company' };
    for (const [words, title] of Object.entries({ ...found, 'Frequently asked': 'Questions and answers' })) {
      await user.clear(await field());
      await user.type(await field(), words);
      expect(settings(title)).toBeVisible();
    }
    await user.click(settings('Questions and answers'));
    expect(screen.getByLabelText('address')).toHaveTextContent('/admin/settings/faq');
  });

  test('finds no settings for who may not change them', async () => {
    const { user } = open('viewer', findsNothing);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'brand');
    expect(await screen.findByText('Nothing found for “brand”.')).toBeVisible();
  });

  test('finds no screens of owners for editors', async () => {
    const { user } = open('editor');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'p');
    expect(options()).not.toContain('People');
    expect(options()).not.toHaveLength(0);
  });

  test('rests while something is open, and closes with Escape', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'x');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Shortcuts of a single key', () => {
  test('rest while somebody types', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Note'), 'why? and/or');
    expect(screen.getByLabelText('Note')).toHaveValue('why? and/or');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are listed by ?, where they are switched off for this browser', async () => {
    const { user } = open();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Search the list on screen')).toBeVisible();
    await user.click(dialog.getByRole('checkbox'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('single-key-shortcuts')).toBe('off');
    // What needs Ctrl goes on working, and leads to the switch.
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findAllByText(/switched off/)).toHaveLength(4);
  });

  test('lead to the search of the list with /', async () => {
    const { user, router } = open();
    router.navigate('/admin/facilities');
    const search = await screen.findByRole('searchbox');
    await user.keyboard('/');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });
});
