// The company profile: what the settings say of the agency, as a document. What nobody filled in is left out.
import { documentFonts as fonts } from '../../../generated/brand.ts';
import type {
  PdfBlock,
  PdfChapter,
  PdfDocument,
  PdfEntry,
  PdfPicture,
} from '../../../platform/pdf/pdf-document.ts';
import type { Agency } from '../agency.ts';
import type { AllSettings, Document } from '../settings-group.ts';

/** A picture that settings name. */
export interface NamedPicture {
  url: string;
  alt: string;
}

/** The same, read where it can be. */
export type FindPicture = (picture: NamedPicture | null) => PdfPicture | null;

const groups = ['company', 'about', 'home', 'services', 'partners', 'brand'];

/** Null while there is neither a title nor a mission nor a PDF of their own. */
export function profileTitle({ about = {} }: AllSettings, { name }: Agency): string | null {
  if (!about.profileTitle && !about.mission && !about.profileUrl) return null;
  return about.profileTitle ?? `${name} Company Profile`;
}

/** For the cover, and then a page each. */
export const profilePictures = ({ about = {}, home = {} }: AllSettings): (NamedPicture | null)[] => [
  named(about.imageUrl, about.imageAlt),
  named(home.aboutImageUrl, home.aboutImageAlt),
  ...(home.slides ?? []).slice(0, 3).map(({ imageUrl, imageAlt }: Document) => named(imageUrl, imageAlt)),
];

const named = (url?: string | null, alt?: string | null): NamedPicture | null =>
  url ? { url, alt: alt ?? '' } : null;

export function profileDocument(
  title: string,
  settings: AllSettings,
  agency: Agency,
  find: FindPicture,
): PdfDocument {
  const { company = {} } = settings;
  const [onCover, ofAbout, ofServices, ofTravel, ofContact] = profilePictures(settings).map(find);
  const dates = groups.map((name) => Number(settings[name]?.updatedAt ?? 0));
  const since = company.founded ? `On the road since ${company.founded}` : null;
  return {
    title,
    author: agency.name,
    date: new Date(Math.max(...dates)),
    colors: agency.colors,
    fonts,
    cover: {
      picture: onCover ?? null,
      name: agency.name,
      title: 'Company Profile',
      lines: [agency.tagline, since].filter((line) => line !== null),
    },
    chapters: [
      aboutChapter(settings, ofAbout),
      valuesChapter(settings),
      servicesChapter(settings, ofServices),
      travelChapter(settings, ofTravel),
      contactChapter(settings, ofContact),
    ].filter(({ blocks }) => blocks.length > 0),
  };
}

const text = (style: Extract<PdfBlock, { kind: 'text' }>['style'], words?: string | null): PdfBlock[] =>
  words ? [{ kind: 'text', style, text: words }] : [];

const under = (label: string, blocks: PdfBlock[]): PdfBlock[] =>
  blocks.length > 0 ? [...text('label', label), ...blocks] : [];

const entries = (items: PdfEntry[] = [], columns = 1, look?: 'card' | 'numbered'): PdfBlock[] =>
  items.length > 0 ? [{ kind: 'entries', items, columns, ...(look && { look }) }] : [];

const lines = (items: string[] = []): PdfBlock[] => (items.length > 0 ? [{ kind: 'lines', items }] : []);

const picture = (found: PdfPicture | null | undefined, height: number, bleed = true): PdfBlock[] =>
  found ? [{ kind: 'picture', picture: found, height, bleed }] : [];

/** Those of two columns that hold something. */
const columns = (...each: PdfBlock[][]): PdfBlock[] => {
  const filled = each.filter((blocks) => blocks.length > 0);
  return filled.length > 0 ? [{ kind: 'columns', columns: filled }] : [];
};

/** A picture and headings over what there is; nothing where there is nothing. */
const headed = (found: PdfPicture | null | undefined, label: string, title: string, blocks: PdfBlock[]) =>
  blocks.length > 0
    ? [...picture(found, 170), ...text('label', label), ...text('title', title), ...blocks]
    : [];

function aboutChapter({ about = {}, company = {} }: AllSettings, found?: PdfPicture | null): PdfChapter {
  const [lead, ...paragraphs]: string[] = about.paragraphs ?? [];
  const words = [
    ...paragraphs.flatMap((paragraph) => text('story', paragraph)),
    ...text('caption', company.story),
  ];
  const mission: PdfBlock[] = about.mission
    ? [
        {
          kind: 'panel',
          blocks: [...text('label', about.missionTitle ?? 'Our Mission'), ...text('creed', about.mission)],
        },
      ]
    : [];
  const blocks = [
    ...text('display', about.title),
    ...text('lead', lead),
    ...columns(picture(found, 240, false), words),
    ...mission,
  ];
  return { label: 'About us', blocks: under('About us', blocks) };
}

function valuesChapter({ about = {}, home = {} }: AllSettings): PdfChapter {
  const values = entries(about.values, 2, 'card');
  const blocks = [
    ...(values.length > 0 ? [...text('label', 'What we hold to'), ...text('display', 'Core Values')] : []),
    ...values,
    ...under('And on every journey', entries(home.aboutCards, 3)),
  ];
  return { label: 'Core values', tinted: true, blocks };
}

function servicesChapter({ services = {} }: AllSettings, found?: PdfPicture | null): PdfChapter {
  const packages = (services.tourPackages ?? []).map(({ title, duration, text }: Document) => ({
    title,
    aside: duration,
    text,
  }));
  const blocks = [
    ...entries(services.corePrograms, 3, 'numbered'),
    ...columns(
      under('Additional services', entries(services.additionalServices)),
      under('Tour packages', entries(packages)),
    ),
  ];
  return {
    label: 'Services',
    blocks: headed(found, 'What we do', 'Journeys cut to your measure', blocks),
  };
}

function travelChapter({ services = {} }: AllSettings, found?: PdfPicture | null): PdfChapter {
  const fleet = (services.transportOptions ?? []).map(({ title, seats, text }: Document) => ({
    title,
    aside: seats,
    text,
  }));
  const blocks = [
    ...entries(fleet, 2),
    ...columns(
      under('Accommodation', lines(services.accommodation)),
      under('Benefits', lines(services.benefits)),
    ),
  ];
  return { label: 'How we travel', blocks: headed(found, 'On the road', 'How we travel', blocks) };
}

function contactChapter({ company = {}, partners = {} }: AllSettings, found?: PdfPicture | null): PdfChapter {
  const { street, area, box, city, country, phones = [], emails = [] } = company;
  const joined = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(', ');
  const address = [joined(street, area), box, joined(city, country)].filter(Boolean).join('\n');
  const reach = columns(
    under('Address', text('story', address)),
    under('Telephone', text('story', phones[0])),
    under('E-mail', text('story', emails.join('\n'))),
  );
  const list: PdfEntry[] = (partners.partners ?? []).map(({ name, description }: Document) => ({
    title: name,
    text: description,
  }));
  const contact: PdfBlock[] =
    reach.length > 0 ? [{ kind: 'panel', blocks: [...text('display', 'Get in Touch'), ...reach] }] : [];
  const known = headed(null, 'In good company', 'Our Partners', entries(list, 2));
  const label = known.length > 0 ? 'In good company' : 'Get in Touch';
  const blocks = [...known, ...contact];
  return { label, blocks: blocks.length > 0 ? [...known, ...picture(found, 190), ...contact] : [] };
}
