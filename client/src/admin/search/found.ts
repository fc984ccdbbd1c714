// What a search finds, as the dialog shows it: what it is called, and where it leads.
import type { Role, SearchKind } from '../../generated/schema.ts';
import { matches } from '../../lib/text.ts';
import { mayAs } from '../rights/rights.ts';
import { addressOf, type StaffScreen } from '../screens/staff-screen.ts';
import { settingsAddress } from '../settings/settings-group.ts';
import { settingsGroups } from '../settings/settings-groups.ts';
import { settingsScreens } from '../settings/settings-screens.ts';
import { staffScreens } from '../staff-screens.ts';
import type { StaffSearchQuery } from './search.generated.ts';

export interface Found {
  title: string;
  detail: string | null;
  to: string;
  /** The record that the screen opens. */
  open?: number;
}

export interface FoundGroup {
  label: string;
  items: Found[];
  /** Where there are more. */
  all?: string;
}

/** The order of what is found; what is not named here comes first. */
const order: SearchKind[] = [
  'post',
  'program',
  'coach',
  'facility',
  'galleryItem',
  'alumnus',
  'registration',
  'booking',
  'quote',
  'message',
  'subscriber',
  'picture',
  'redirect',
  'setting',
  'person',
];

/** The field in the page of its group. */
function settingAt(place: string): string {
  const [group, ...field] = place.split('.');
  return `${settingsAddress}/${group}#${field.join('.')}`;
}

const searched = (screen: StaffScreen, words: string) =>
  addressOf(screen) + (words && `?${new URLSearchParams({ q: words })}`);

/** Screens of the staff whose names have all of the words. */
export function foundScreens(text: string, role: Role): FoundGroup[] {
  const items = staffScreens.flatMap((screen: StaffScreen) => {
    const { link } = screen;
    if (!link || !mayAs(role, screen.right) || !matches(text, link.label)) return [];
    return { title: link.label, detail: null, to: addressOf(screen) };
  });
  return items.length > 0 ? [{ label: 'Screens', items }] : [];
}

/** Groups of settings that are called or hold that, for who may change them. */
export function foundSettings(text: string, role: Role): FoundGroup[] {
  if (!settingsScreens.every(({ right }) => mayAs(role, right))) return [];
  const items = settingsGroups
    .filter(({ title, also = '', about }) => matches(text, title, also, about))
    .map(({ title, about, path }) => ({ title, detail: about, to: `${settingsAddress}/${path}` }));
  return items.length > 0 ? [{ label: 'Settings', items }] : [];
}

/** What the server found, under the headings of the screens that show it. */
export function foundRecords(groups: StaffSearchQuery['groups'], text: string): FoundGroup[] {
  return groups
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .flatMap(({ kind, items, hasMore }) => {
      const screen = staffScreens.find(({ found, trashed }) => (found?.kind ?? trashed?.type) === kind);
      if (!screen) return [];
      const { label = screen.link?.label ?? screen.path, words } = screen.found ?? {};
      return {
        label,
        items: items.map((item) => ({
          title: item.title,
          detail: item.detail,
          ...(item.place
            ? { to: settingAt(item.place) }
            : words
              ? { to: searched(screen, words(item)) }
              : { to: addressOf(screen), open: item.id }),
        })),
        ...(hasMore && kind !== 'setting' && { all: searched(screen, text) }),
      };
    });
}
