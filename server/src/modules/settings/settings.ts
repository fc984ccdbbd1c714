import type { Resolvers } from '../../generated/resolvers.ts';
import type { InputRules, Rule } from '../../generated/rules.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Feature } from '../feature.ts';
import type { MediaService } from '../media/media.service.ts';
import { companyProfilePath } from './profile/company-profile.service.ts';
import { SettingsEntity } from './settings.entity.ts';
import type { SettingsService } from './settings.service.ts';
import type { AllSettings, Document } from './settings-group.ts';
import { settingsGroups } from './settings-groups.ts';
import type { SettingsPreviewsService } from './settings-previews.service.ts';
import { innerRules } from './settings-rules.ts';

/** The types that answer settings, each with the rules of its input. */
const types = new Map<string, InputRules>();
for (const { type, rules } of settingsGroups) learn(type, rules);

function learn(type: string, rules: InputRules): void {
  types.set(type, rules);
  for (const rule of Object.values(rules)) {
    const inner = innerRules(rule);
    if (inner) learn(rule.kind.replace(/Input$/, ''), inner);
  }
}

interface Context {
  services: { settings: SettingsService; settingsPreviews: SettingsPreviewsService; media: MediaService };
  /** In place of those that are published. */
  siteSettings?: AllSettings;
  actor: Actor;
}

const mutations = settingsGroups.map((group) => [
  `update${group.type}`,
  (
    _: unknown,
    { input, version }: { input: object; version?: number | null },
    { services, actor }: Context,
  ) => services.settings.update(actor, group, input, version),
]);

/** Beside each address of a picture stands what we have of it. */
const pictures = Object.fromEntries(
  [...types].flatMap(([type, rules]) => {
    const fields = Object.entries(rules).filter(([, { format }]: [string, Rule]) => format === 'picture');
    return fields.length > 0 ? [[type, Object.fromEntries(fields.map(([name]) => pictureOf(name)))]] : [];
  }),
);

function pictureOf(name: string) {
  const describe = (document: Document, _: unknown, { services }: Context) =>
    document[name] === null ? null : services.media.describe(document[name]);
  return [name.replace(/Url$/, ''), describe];
}

/** Its address stays whatever is there; a draft is not there yet. */
const profilePath = ({ profileUrl }: Document, _: unknown, { siteSettings }: Context) =>
  (siteSettings && profileUrl) ?? companyProfilePath;

export const settings: Feature = {
  validates: settingsGroups.map(({ type }) => `${type}Input`),
  entities: [SettingsEntity],
  pictureSources: [
    {
      table: 'settings',
      key: ['name'],
      kind: 'settings',
      title: 'name',
      adminPath: ({ key }) => `/admin/settings/${key}`,
      replacing: 'settings',
    },
  ],
  tables: Object.fromEntries(['SiteSettings', ...types.keys()].map((type) => [type, ['settings']])),
  resolvers: {
    ...pictures,
    Query: {
      siteSettings: (_: unknown, __: unknown, { services, siteSettings }: Context) =>
        siteSettings ?? services.settings.published(),
      settingsPreview: (_: unknown, { group, path }: { group: string; path: string }, context: Context) =>
        context.services.settingsPreviews.link(context.actor, group, path),
      settingsForEditing: (_: unknown, __: unknown, { services }: Context) => services.settings.written(),
    },
    SiteSettings: {
      missing: async (_: unknown, __: unknown, { services }: Context) =>
        (await services.settings.agency()).missing,
    },
    AboutSettings: { ...pictures.AboutSettings, profilePath },
    Mutation: Object.fromEntries(mutations),
  } as unknown as Resolvers,
};
