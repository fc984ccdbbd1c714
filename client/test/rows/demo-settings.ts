// The settings as the server answers visitors: those of the demo, or of nobody.
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import type {
  AboutSettingsInput,
  CompanySettingsInput,
  HomeSettingsInput,
  PartnersSettingsInput,
} from '../../src/generated/schema.ts';
import { type Company, unknownCompany } from '../../src/lib/company.ts';
import { demoImage } from './demo-image.ts';

interface DemoSettings {
  about: AboutSettingsInput;
  company: CompanySettingsInput;
  home: HomeSettingsInput;
  partners: PartnersSettingsInput;
}

// By its address: the types it is checked with are the server's.
const source = new URL('../../../demo/content/settings.ts', import.meta.url).href;
const { demoSettings }: { demoSettings: DemoSettings } = await import(source);

type Variables = Record<string, string>;

const variablesOf = (company: CompanySettingsInput): Variables => ({
  name: company.name ?? '',
  answers: company.answers ?? '',
  city: company.city ?? '',
  phone: company.phones?.[0] ?? '',
  email: company.emails?.[0] ?? '',
  registrationDays: '365 days',
  messageDays: '730 days',
  unsubscribedDays: '30 days',
  donorYears: '10 years',
  activityDays: '90 days',
});

/** The demo's settings but for the groups that a test fills in differently; null: nobody has said anything. */
export function siteSettings(schema: GraphQLSchema, changes: Record<string, object> | null = {}): unknown {
  const groups = changes ? { ...demoSettings, ...changes } : {};
  const variables = variablesOf({ ...demoSettings.company, ...changes?.company });
  const type = schema.getType('SiteSettings');
  return isObjectType(type) ? answered(type, groups, variables) : null;
}

/** With the variables filled in, each picture beside its address, and what is not said as the contract answers it. */
function answered(type: GraphQLOutputType, value: unknown, variables: Variables): unknown {
  const inner = getNullableType(type);
  if (isListType(inner))
    return ((value ?? []) as unknown[]).map((item) => answered(inner.ofType, item, variables));
  if (typeof value === 'string') return withVariables(value, variables);
  // A group that nobody filled in is there all the same.
  if (!isObjectType(inner) || (value == null && inner === type)) return value ?? null;
  const said = (value ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.values(inner.getFields()).map(({ name, type: fieldType }) => {
      if (getNamedType(fieldType).name === 'Image') return [name, said[`${name}Url`] ? demoImage : null];
      if (name === 'version') return [name, 0];
      if (name === 'profilePath') return [name, '/company-profile.pdf'];
      return [name, answered(fieldType, said[name], variables)];
    }),
  );
}

const withVariables = (text: string, variables: Variables) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole);

/** With the variables filled in. */
const read = <T>(value: T): T =>
  JSON.parse(withVariables(JSON.stringify(value), variablesOf(demoSettings.company)));

/** The demo agency as staff wrote it. */
export const writtenCompany = demoSettings.company;

/** The demo agency as visitors are told of it, and some of what they read. */
export const demoCompany: Company = { ...unknownCompany, ...(read(demoSettings.company) as object) };
export const demoSlides = read(demoSettings.home.slides ?? []);
export const demoAboutCards = read(demoSettings.home.aboutCards ?? []);
export const demoValueCards = read(demoSettings.home.valueCards ?? []);
export const demoAboutTitle = read(demoSettings.home.aboutTitle ?? '');
export const demoPartners = read(demoSettings.partners.partners ?? []);
export const demoParagraphs = read(demoSettings.about.paragraphs ?? []);
