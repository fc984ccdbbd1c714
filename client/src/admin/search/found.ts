// What a search finds, as the dialog shows it: what it is called, and where it leads.
import type { Role, SearchKind } from '../../generated/schema.ts';
import { matches } from '../../lib/text.ts';
import { alumniScreen } from '../alumni/alumni-screen.ts';
import { coachesScreen } from '../coaches/coaches-screen.ts';
import { facilitiesScreen } from '../facilities/facilities-screen.ts';
import { galleryScreen } from '../gallery/gallery-screen.ts';
import { mediaScreen } from '../media/media-screen.ts';
import { messagesScreen } from '../messages/messages-screen.ts';
import { peopleScreen } from '../people/people-screen.ts';
import { postsScreen } from '../posts/posts-screen.ts';
import { programsScreen } from '../programs/programs-screen.ts';
import { redirectsScreen } from '../redirects/redirects-screen.ts';
import { registrationsScreen } from '../registrations/registrations-screen.ts';
import { mayAs } from '../rights/rights.ts';
import { addressOf, type StaffScreen } from '../screens/staff-screen.ts';
import { settingsAddress } from '../settings/settings-group.ts';
import { settingsGroups } from '../settings/settings-groups.ts';
import { settingsScreens } from '../settings/settings-screens.ts';
import { staffScreens } from '../staff-screens.ts';
import { subscribersScreen } from '../subscribers/subscribers-screen.ts';
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

interface Kind {
  label: string;
  screen: StaffScreen;
  /** What the list is searched for to show it, where its screen opens no record. */
  words?(item: { id: number; title: string }): string;
}

const titled = ({ title }: { title: string }) => title;

const kinds: Partial<Record<SearchKind, Kind>> = {
  post: { label: 'Posts', screen: postsScreen },
  program: { label: 'Services', screen: programsScreen },
  coach: { label: 'Staff', screen: coachesScreen },
  facility: { label: 'Stays', screen: facilitiesScreen },
  galleryItem: { label: 'Gallery', screen: galleryScreen },
  alumnus: { label: 'Testimonials', screen: alumniScreen },
  registration: { label: 'Registrations', screen: registrationsScreen, words: ({ id }) => `#${id}` },
  message: { label: 'Messages', screen: messagesScreen, words: titled },
  subscriber: { label: 'Subscribers', screen: subscribersScreen, words: titled },
  picture: { label: 'Pictures', screen: mediaScreen, words: titled },
  redirect: { label: 'Redirects', screen: redirectsScreen },
  setting: { label: 'In settings', screen: settingsScreens[0], words: () => '' },
  person: { label: 'People', screen: peopleScreen, words: () => '' },
};

/** Of content that is not named above, what its screen says. */
function kindOf(kind: SearchKind): Kind | undefined {
  const screen = staffScreens.find(({ trashed }: StaffScreen) => trashed?.type === kind);
  return kinds[kind] ?? (screen && { label: screen.link?.label ?? screen.path, screen });
}

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

/** What the server found, in the order of `kinds`. */
export function foundRecords(groups: StaffSearchQuery['groups'], text: string): FoundGroup[] {
  const names = Object.keys(kinds);
  return groups
    .toSorted((a, b) => names.indexOf(a.kind) - names.indexOf(b.kind))
    .flatMap(({ kind, items, hasMore }) => {
      const found = kindOf(kind);
      if (!found) return [];
      const { label, screen, words } = found;
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
